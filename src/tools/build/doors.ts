// Writes the front doors of the games, `<id>/index.html`, in each language, `ja/<id>/index.html`, and the site map.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { catalogues } from '../words/plugin.ts';

interface Maker {
  readonly doorFiles: (ground: {
    readonly index: string;
    readonly styles: string;
    readonly site: string;
  }) => Readonly<Record<string, string>>;
  readonly staleWords: () => string;
  readonly shortcuts: () => readonly { readonly name: string; readonly url: string }[];
}

/** The address of the site that is built for, `SITE=https://cards.example/`; '' for any. */
export function siteOf(environment: Readonly<Record<string, string | undefined>>): string {
  const said = environment['SITE'] ?? '';
  if (said === '') return '';
  const url = URL.canParse(said) ? new URL(said) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new Error(`SITE is the address of the site, such as https://cards.example/table/, and not ${said}`);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

const FOLDER = 'src/ui/doors';

/** They are made of the built page, so this comes after it. */
export function frontDoors(site: string): Plugin {
  let root = '';
  return {
    name: 'card-table:front-doors',
    apply: (config, { command }) => command === 'build' && config.build?.manifest !== false,
    configResolved: (config) => void (root = config.root),
    // Where the table cannot be loaded, it says so. First, so that it is there in time.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { defer: true, src: './stale/stale.js' }, injectTo: 'head' as const },
    ],
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has no page');
        const source = readFileSync(join(root, FOLDER, 'door.css'));
        const styles = this.getFileName(this.emitFile({ type: 'asset', name: 'door.css', source }));
        const options = { root, configFile: false as const, logLevel: 'warn' as const, plugins: [catalogues()] };
        const { module } = await runnerImport<Maker>(join(root, FOLDER, 'files.ts'), options);
        const ground = { index: String(index.source), styles: `./${styles}`, site };
        for (const [fileName, page] of Object.entries(module.doorFiles(ground)))
          this.emitFile({ type: 'asset', fileName, source: page });
        this.emitFile({ type: 'asset', fileName: 'stale/words.json', source: module.staleWords() });
        const manifest = bundle['manifest.webmanifest'];
        if (manifest?.type !== 'asset') throw new Error('the build has no manifest');
        const icons = [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }];
        const shortcuts = module.shortcuts().map((one) => ({ ...one, icons }));
        manifest.source = JSON.stringify({ ...JSON.parse(String(manifest.source)), shortcuts });
        if (site !== '' && new URL(site).pathname === '/')
          this.emitFile({
            type: 'asset',
            fileName: 'robots.txt',
            source: `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`,
          });
      },
    },
  };
}
