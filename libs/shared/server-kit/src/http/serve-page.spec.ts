import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { servePage } from './serve-page';
import { serveDocs } from '../docs/serve-docs';
import { startParcels } from '../testing';

let server: Awaited<ReturnType<typeof startParcels>>;
let app: FastifyInstance;
let folder: string;
const script = 'console.log("Freightdesk")';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'freightdesk-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<meta property="style-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__">',
  );
  await writeFile(join(folder, 'assets/index-abc.js'), script);
  await writeFile(join(folder, 'assets/index-abc.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  server = await startParcels();
  app = server.app;
  serveDocs(server);
  await servePage(app, { folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

describe('the page', () => {
  it.each(['/', '/dashboard/bank/list', '/auth/jwt/login?returnTo=/dashboard', '/index.html'])(
    'answers %s with its own nonce in page and policy',
    async (url) => {
      const [first, second] = await Promise.all([page(url), page(url)]);

      const nonce = /property="style-nonce" nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
      expect(first.statusCode).toBe(200);
      expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
      expect(first.body).toContain(`<script nonce="${nonce}">`);
      expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(first.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      expect(first.headers['cache-control']).toBe('no-cache');
      expect(second.body).not.toContain(nonce);
    },
  );

  it('frames and draws what it holds itself, and no address', async () => {
    const { headers } = await page('/');

    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain('frame-src blob:');
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each(['/assets/index-old.js', '/logo.png', '/api/nowhere', '/assets/'])(
    'is not given in the place of %s',
    async (url) => {
      const answer = await page(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    },
  );

  it('knows what the server tells it in meta tags', async () => {
    const other = await startParcels();
    await writeFile(join(folder, 'index.html'), '<head></head>');
    await servePage(other.app, { folder, meta: { 'freightdesk-mode': 'demo' } });

    const answer = await other.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await other.stop();

    expect(answer.body).toBe('<head><meta name="freightdesk-mode" content="demo" /></head>');
  });

  it('is not given to a program that asks for data', async () => {
    expect((await app.inject({ url: '/dashboard', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  });
});

describe('assets', () => {
  it('are kept for good, and sent compressed to whoever can read that', async () => {
    const plain = await app.inject('/assets/index-abc.js');
    const small = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'br' } });

    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
  });

  it('without a hash in their name are asked for again soon', async () => {
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('the documents of the API', () => {
  it('are OpenAPI 3.1 of what is registered', async () => {
    const document = (await app.inject('/api/openapi.json')).json();

    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/parcel/add'].post).toMatchObject({
      operationId: 'parcels.add',
      description: 'Roles: ADMIN, ACCOUNT.',
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', required: ['name', 'paise'] } } },
      },
      responses: { 201: expect.anything(), default: { $ref: '#/components/responses/Problem' } },
    });
    expect(document.paths['/parcel/list'].get.parameters.map(({ name }: { name: string }) => name)).toContain(
      'dateFrom',
    );
    expect(document.paths['/health/live'].get.security).toEqual([]);
  });

  it('are a page without script', async () => {
    const answer = await app.inject('/api/docs');

    const nonce = /<style nonce="([^"]+)"/.exec(answer.body)?.[1];
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(answer.body).toContain('POST /parcel/add');
    expect(answer.body).not.toContain('<script');
  });
});
