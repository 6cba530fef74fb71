/** The patches of libraries: they stop the build with one sentence if the library has changed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkLeftOut, checkVersion, installedVersion, neverHydrating } from '../src/tools/build/lean.ts';

describe.each(['pixi.js', 'svelte'] as const)('%s', (library) => {
  test('is installed in the version that its patch was checked with', () => {
    expect(() => {
      checkVersion(library, installedVersion(library, process.cwd()));
    }).not.toThrow();
  });

  test('in another version stops the build', () => {
    expect(() => {
      checkVersion(library, '99.0.0');
    }).toThrow(/^The patch of .* was checked with [\d.]+, but 99\.0\.0 is installed: .*\.$/);
  });
});

describe('Svelte’s module on hydration', () => {
  const installed = readFileSync('node_modules/svelte/src/internal/client/dom/hydration.js', 'utf8');

  test('says with a constant that nothing is hydrated', () => {
    expect(neverHydrating(installed)).toContain('export const hydrating = false;');
    expect(neverHydrating(installed)).not.toContain('hydrating = value;');
  });

  test.each([
    ['with another declaration', installed.replace('let hydrating', 'let is_hydrating')],
    ['without the assignment', installed.replace('hydrating = value', 'set(value)')],
    ['with a second assignment', `${installed}\nhydrating = value;`],
    ['empty', ''],
  ])('%s stops the build', (_, code) => {
    expect(() => neverHydrating(code)).toThrow(/^svelte does not say `.*` exactly once any more: .*\.$/);
  });
});

describe('the modules of Pixi that are left out', () => {
  const all = [
    ...['../spritesheet/init.mjs', './browserAll.mjs', './webworkerAll.mjs', '../gl/GlGraphicsAdaptor.mjs'],
    ...['./GlMeshAdaptor.mjs', './AlphaMaskPipe.mjs', './StencilMaskPipe.mjs', './ParticleBuffer.mjs'],
    ...[
      './generateParticleUpdatePolyfill.mjs',
      './GpuUboSystem.mjs',
      '../../gpu/shader/GpuProgram.mjs',
      './GlUboSystem.mjs',
      '../shared/shader/UboSystem.mjs',
      './ubo/generateUboSyncPolyfill.mjs',
      './VideoSource.mjs',
      './utils/mapFormatToGlFormat.mjs',
      './utils/mapFormatToGlInternalFormat.mjs',
      './utils/mapFormatToGlType.mjs',
      './program/getMaxFragmentPrecision.mjs',
      '../../../batcher/gl/utils/checkMaxIfStatementsInShader.mjs',
      './uploaders/glUploadCompressedTextureResource.mjs',
      '../extract/ExtractSystem.mjs',
      '../extract/GenerateTextureSystem.mjs',
      '../texture/TextureGCSystem.mjs',
      '../texture/RenderableGCSystem.mjs',
      '@pixi/colord',
      '@pixi/colord/plugins/names',
      '../texture/TexturePool.mjs',
      '../texture/CanvasPool.mjs',
      './container-mixins/findMixin.mjs',
      './uploaders/glUploadCubeTextureResource.mjs',
      './utils/getGeometryBounds.mjs',
      '../../utils/logging/deprecation.mjs',
      './program/logProgramError.mjs',
    ],
  ];

  test('are all imported by it', () => {
    expect(() => {
      checkLeftOut(all);
    }).not.toThrow();
  });

  test.each(all)('without %s stop the build', (left) => {
    const others = all.filter((source) => source !== left);
    expect(() => {
      checkLeftOut([...others, './Another.mjs']);
    }).toThrow(/^pixi\.js does not import \S+ any more: .*\.$/);
  });
});
