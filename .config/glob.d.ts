// The core rooms use one feature of Vite: the registry finds the games with `import.meta.glob`.
interface ImportMeta {
  readonly glob: import('vite/types/importGlob.js').ImportGlobFunction;
}
