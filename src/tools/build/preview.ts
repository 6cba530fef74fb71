// Compression for `vite preview`, with which `npm start` and the tests serve the built page.
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A file whose name tells its content apart, so that a browser need not ask for it again. */
const HASHED = /^[\\/]assets[\\/]/;

/** Serves text files with brotli, as a good host does. All other requests go on to Vite's own server. */
export function compressedPreview(): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const known = new Map<string, { readonly at: number; readonly content: Buffer }>();
  const compressed = (file: string): Buffer => {
    const at = statSync(file).mtimeMs;
    const found = known.get(file);
    if (found?.at === at) return found.content;
    const content = brotliCompressSync(readFileSync(file), { params });
    known.set(file, { at, content });
    return content;
  };
  return {
    name: 'card-table:compressed-preview',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const [asked = ''] = (request.url ?? '').split('?');
        const path = normalize(asked.endsWith('/') ? `${asked}index.html` : asked); // resolves every `..`
        const type = TEXT_TYPES[extname(path)];
        const wanted = request.method === 'GET' && /\bbr\b/.test(String(request.headers['accept-encoding']));
        if (!wanted || type === undefined) return next();
        try {
          const content = compressed(join(config.root, config.build.outDir, path));
          const headers = {
            'Content-Type': type,
            'Content-Encoding': 'br',
            Vary: 'Accept-Encoding',
            'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          };
          response.writeHead(200, { ...config.preview.headers, ...headers });
          response.end(content);
        } catch {
          next(); // no such file: Vite answers with the page
        }
      });
    },
  };
}
