import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newNonce, pagePolicy } from './security-headers';

const placeholder = '__CSP_NONCE__';

export interface PageOptions {
  folder: string;
  /** What the page should know before its first call: meta tags by name. */
  meta?: Readonly<Record<string, string>>;
}

/** Names and contents are words of our own code. */
const withMeta = (page: string, meta: Readonly<Record<string, string>>): string =>
  page.replace(
    '</head>',
    `${Object.entries(meta)
      .map(([name, content]) => `<meta name="${name}" content="${content}" />`)
      .join('')}</head>`,
  );

/**
 * Serves the built page: its assets as they are (compressed beforehand where a `.br` or `.gz` lies beside them), and
 * index.html, with a new nonce each time, at every other address that a person may open.
 */
export async function servePage(app: FastifyInstance, { folder, meta = {} }: PageOptions): Promise<void> {
  const page = withMeta(await readFile(join(folder, 'index.html'), 'utf8'), meta);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', '**/*.{br,gz,map}'],
    cacheControl: false,
    setHeaders: (reply, path) => reply.setHeader('cache-control', cachingOf(path)),
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isForPage(request)) return done();
    sendPage(page, reply);
  });
}

/** Names of built assets hold a hash of what they contain; everything else may change with the next release. */
const cachingOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Addresses of screens have no file ending; whoever misses an asset must not be handed a page in its place. */
function isForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (!['GET', 'HEAD'].includes(method) || /^\/(api|assets)(\/|$)/.test(path)) return false;
  return (path === '/index.html' || extname(path) === '') && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

function sendPage(page: string, reply: FastifyReply): void {
  const nonce = newNonce();
  void reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(placeholder, nonce));
}
