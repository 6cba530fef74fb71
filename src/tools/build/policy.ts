// The content security policy of the page.
import type { Plugin } from 'vite';

/**
 * The content security policy: everything comes from our own address and nothing is inline. A portal's zip also allows the
 * host of that portal's script, and a site with a relay elsewhere may connect to that. `frame-ancestors` is left out on
 * purpose, because portals frame the table; README.md says how to restrict that.
 */
export function contentSecurityPolicy(host?: string, relay?: string): string {
  const also = host === undefined ? '' : ` ${host}`;
  return [
    "default-src 'self'",
    `script-src 'self'${also}`,
    "worker-src 'self'",
    "style-src 'self'",
    `img-src 'self'${also}`,
    `connect-src 'self'${also}${relay === undefined ? '' : ` ${relay}`}`,
    `media-src 'self'${also}`,
    "font-src 'self'",
    ...(host === undefined ? [] : [`frame-src ${host}`]),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/** Writes the policy into the built page too, for hosts that send no headers. The dev server could not work with it. */
export function policyInPage(host?: string, relay?: string): Plugin {
  const content = contentSecurityPolicy(host, relay);
  return {
    name: 'card-table:policy-in-page',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
}
