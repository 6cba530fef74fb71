// The one thing of Vite that the core rooms use: the registry finds game folders with `import.meta.glob`.
interface ImportMeta {
  readonly glob: import('vite/types/importGlob.js').ImportGlobFunction;
}
