import { request } from 'node:http';
import { newId } from '@freightdesk/shared-database';
import { fileLimits } from '@freightdesk/shared-endpoint';
import type { InjectOptions } from 'fastify';
import { openapi } from '../docs/openapi';
import { as } from '../testing';
import { archiveEnd, jpeg, pdf, png, webp } from './files.builder';
import { startPhotos } from './testing';

let server: Awaited<ReturnType<typeof startPhotos>>;

beforeAll(async () => {
  server = await startPhotos();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.faults.splice(0);
  await server.db.deleteFrom('storedFile').execute();
});

const id = newId();
const recordOf = { id, version: '3' };

type Field = string | File | undefined;
const fileOf = (bytes: Buffer | string, name = 'photo.png', type = 'image/png') => new File([bytes], name, { type });

function formOf(fields: Record<string, Field | Field[]>): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields)) {
    for (const value of [given].flat()) if (value !== undefined) form.append(name, value);
  }
  return form;
}

async function call(options: InjectOptions) {
  const answer = await server.app.inject(options);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json(), raw: answer.rawPayload };
}
const send = (fields: Record<string, Field | Field[]>, headers: Record<string, string> = as('ACCOUNT')) =>
  call({ method: 'POST', url: '/api/photo/add', payload: formOf(fields), headers });

/** A form as no browser would write it. */
const sendRaw = (payload: string, { type = 'multipart/form-data; boundary=x', ...headers } = {}) =>
  call({
    method: 'POST',
    url: '/api/photo/add',
    payload: Buffer.from(payload, 'latin1'),
    headers: { ...as('ACCOUNT'), ...headers, 'content-type': type },
  });
const part = (name: string, content: string, rest = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${content}\r\n`;
const texts = part('id', id) + part('version', '3');
const stored = () => server.db.selectFrom('storedFile').select(['name', 'mediaType', 'createdBy']).execute();

describe('a file that is sent', () => {
  it.each([
    ['a PNG', png(), 'image/png', 'photo.png'],
    ['a JPEG', jpeg(), 'image/jpeg', 'photo.jpg'],
    ['a WebP', webp(), 'image/webp', 'photo.webp'],
    ['a PDF', pdf(), 'application/pdf', 'photo.pdf'],
  ])('is kept as what it is, whatever the sender called it: %s', async (_what, bytes, mediaType, name) => {
    const answer = await send({ ...recordOf, note: ' front ', file: fileOf(bytes, 'photo.png', 'text/html') });

    expect(answer).toMatchObject({
      status: 201,
      body: { data: { name, mediaType, sizeBytes: bytes.length, note: 'front', version: 3 } },
    });
    expect(await stored()).toEqual([expect.objectContaining({ name, mediaType })]);
  });

  it.each([
    ['a path', '../../etc/passwd', 'passwd.png'],
    ['a control character', 'a\u0001b.png', 'ab.png'],
    ['a device', 'CON', '_CON.png'],
    ['300 characters', 'x'.repeat(300), `${'x'.repeat(100)}.png`],
    ['no name', '', 'file.png'],
    ['letters of another script', 'रसीद.png', 'रसीद.png'],
  ])('is kept under a harmless name: %s', async (_what, sent, kept) => {
    const payload = Buffer.concat([
      Buffer.from(`${texts}--x\r\nContent-Disposition: form-data; name="file"; filename="${sent}"\r\n\r\n`),
      png(),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { ...as('ACCOUNT'), 'content-type': 'multipart/form-data; boundary=x' };

    const answer = await call({ method: 'POST', url: '/api/photo/add', payload, headers });

    expect(answer).toMatchObject({ status: 201, body: { data: { name: kept } } });
  });

  it('of exactly ten megabytes is taken', async () => {
    const bytes = Buffer.concat([jpeg(), Buffer.alloc(fileLimits.bytes - jpeg().length)]);

    expect((await send({ ...recordOf, file: fileOf(bytes) })).status).toBe(201);
  });
});

describe('a file that is refused', () => {
  const hostile: [string, string, File][] = [
    ['nothing at all', 'empty', fileOf('')],
    ['a page called a picture', 'kind', fileOf('<html><script>alert(1)</script></html>', 'photo.jpg', 'image/jpeg')],
    ['a drawing with a script', 'kind', fileOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', 'kind', fileOf(Buffer.from('MZ\x90\0\x03', 'latin1'))],
    ['an archive', 'kind', fileOf(Buffer.from('PK\x03\x04', 'latin1'))],
    ['a picture called a page', 'misnamed', fileOf(png(), 'photo.html')],
    ['a picture called a program', 'misnamed', fileOf(png(), 'photo.exe')],
    ['half a picture', 'damaged', fileOf(png().subarray(0, 40))],
    ['a picture that is an archive', 'hidden', fileOf(Buffer.concat([jpeg(), archiveEnd]))],
    ['a picture that is a page', 'hidden', fileOf(Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')]))],
    ['a flood of pixels', 'pixels', fileOf(png({ width: 50_000, height: 50_000 }))],
    [
      'a PDF with a script',
      'scripted',
      fileOf(pdf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'), 'x.pdf'),
    ],
  ];

  it.each(hostile)('is told at its field, and not stored: %s', async (_what, code, file) => {
    const answer = await send({ ...recordOf, file });

    expect(answer.body).toMatchObject({ status: 422, code: 'invalid' });
    const message: unknown = expect.stringMatching(/^[A-Z][^{}]*\.$/);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'file', code, message })]);
    expect(await stored()).toEqual([]);
    expect(server.faults).toEqual([]);
  });

  it.each([
    ['one byte more', fileLimits.bytes + 1],
    ['far more', fileLimits.bytes * 2],
  ])('is too large beyond ten megabytes: %s', async (_what, size) => {
    const answer = await send({ ...recordOf, file: fileOf(Buffer.alloc(size)) });

    expect(answer.body).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(await stored()).toEqual([]);
  });
});

describe('the fields beside a file', () => {
  const file = fileOf(png());

  it.each<[string, Record<string, Field | Field[]>, [string, string][]]>([
    ['are all needed', { version: '3' }, [['id', 'required'], ['file', 'required']]], // prettier-ignore
    ['are no others', { ...recordOf, file, status: 'PAID' }, [['status', 'unknown']]],
    ['come once', { ...recordOf, file, note: ['a', 'b'] }, [['note', 'repeated']]],
    ['hold one file', { ...recordOf, file: 'a text' }, [['file', 'type']]],
    ['hold no second file', { ...recordOf, photo: file }, [['photo', 'unknown']]],
    ['are numbers where they should be', { ...recordOf, file, count: '1.5x' }, [['count', 'type']]],
    ['are short enough', { ...recordOf, file, note: 'x'.repeat(50_000) }, [['note', 'max']]],
    ['hold no control characters', { ...recordOf, file, note: 'a\u0000b' }, [['note', 'characters']]],
    ['are told with what is wrong in the file', { id: 'x', version: '3', file: fileOf('') }, [['id', 'matches'], ['file', 'empty']]], // prettier-ignore
  ])('%s', async (_what, fields, faults) => {
    const { body } = await send(fields);

    expect(body.status).toBe(422);
    expect(body.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual(faults);
    expect(await stored()).toEqual([]);
  });
});

describe('several files of one field', () => {
  const album = (...file: Field[]) =>
    call({ method: 'POST', url: '/api/photo/album', payload: formOf({ file }), headers: as('ACCOUNT') });
  const big = (size: number) => fileOf(Buffer.concat([png(), Buffer.alloc(size)]));

  it('are read in their order; one alone is a list of one', async () => {
    expect((await album(fileOf(png(), 'a.png'), fileOf(png(), 'b.png'))).body.data).toEqual({
      names: ['a.png', 'b.png'],
    });
    expect((await album(fileOf(png(), 'a.png'))).body.data).toEqual({ names: ['a.png'] });
  });

  it.each([
    ['of none', [], 422, 'invalid'],
    ['of a text', ['a.png'], 422, 'invalid'],
    ['of one too many', [1, 2, 3, 4].map(() => fileOf(png())), 413, 'payload_too_large'],
    ['of more bytes together than one may have', [big(6_000_000), big(6_000_000)], 413, 'payload_too_large'],
  ])('are refused: a form %s', async (_what, sent, status, code) => {
    expect((await album(...sent)).body).toMatchObject({ status, code });
    expect(server.faults).toEqual([]);
  });

  it('are judged one by one, each at its place', async () => {
    const { body } = await album(fileOf(png()), fileOf(pdf(), 'b.pdf'));

    expect(body).toMatchObject({ status: 422, errors: [{ field: 'file.1', code: 'kind' }] });
  });
});

describe('the order of checks', () => {
  const form = 'multipart/form-data; boundary=x';

  it.each<[string, number, string, InjectOptions]>([
    ['another method', 405, 'method_not_allowed', { method: 'PUT', url: '/api/photo/add' }],
    ['nobody', 401, 'unauthenticated', { headers: { 'content-type': form }, payload: 'broken' }],
    ['another role', 403, 'forbidden', { headers: { ...as('DOMESTIC'), 'content-type': form }, payload: 'broken' }],
    [
      'a form announced too large',
      413,
      'payload_too_large',
      { headers: { ...as('ACCOUNT'), 'content-type': form }, payload: Buffer.alloc(12 * 1024 * 1024) },
    ],
    ['JSON', 415, 'unsupported_media_type', { headers: as('ACCOUNT'), payload: { id } }],
    [
      'a body of no type',
      415,
      'unsupported_media_type',
      { headers: { ...as('ACCOUNT'), 'content-type': '' }, payload: Buffer.from('x') },
    ],
    [
      'another form',
      415,
      'unsupported_media_type',
      { headers: { ...as('ACCOUNT'), 'content-type': 'application/x-www-form-urlencoded' }, payload: 'id=1' },
    ],
    ['no body', 400, 'bad_request', { headers: as('ACCOUNT') }],
    ['an empty form', 422, 'invalid', { headers: as('ACCOUNT'), payload: formOf({}) }],
  ])('%s is %i', async (_what, status, code, options) => {
    const answer = await call({ method: 'POST', url: '/api/photo/add', ...options });

    expect(answer.body).toMatchObject({ status, code });
    expect(server.faults).toEqual([]);
  });

  it.each([
    ['without a boundary', texts, 'multipart/form-data'],
    ['of another boundary', texts, 'multipart/form-data; boundary=y'],
    ['that breaks off in a text', `${texts}${part('note', 'fro')}`, form],
    ['that breaks off in the file', `${texts}${part('file', 'abc', '; filename="a.png"')}`, form],
    ['that breaks off in a header', `${texts}--x\r\nContent-Dispo`, form],
    ['that is none', 'PNG', form],
    ['that would reach the prototype', `${texts}${part('__proto__', '{"isAdmin":true}')}--x--\r\n`, form],
    ['that would reach the constructor', `${texts}${part('constructor', 'x')}--x--\r\n`, form],
    ['with broken JSON inside', `${texts}--x\r\nContent-Disposition: form-data; name="note"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--\r\n`, form], // prettier-ignore
  ])('a form %s is refused as broken', async (_what, payload, type) => {
    const answer = await sendRaw(payload, { type });

    expect(answer.body).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await stored()).toEqual([]);
    expect(server.faults).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it.each([
    ['two files', part('file', 'a', '; filename="a.png"').repeat(2)],
    ['hundreds of parts', part('note', 'a').repeat(600)],
  ])('a form of %s is too large', async (_what, parts) => {
    expect((await sendRaw(`${texts}${parts}--x--\r\n`)).body).toMatchObject({ status: 413 });
  });

  it.each([
    ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n'],
    ['a part without a header', '--x\r\n\r\nabc\r\n'],
  ])('%s is no field', async (_what, nameless) => {
    const answer = await sendRaw(`${texts}${nameless}--x--\r\n`);

    expect(answer.status).toBe(422);
    expect(server.faults).toEqual([]);
  });
});

describe('over the wire', () => {
  it('whoever sends too much, or breaks off, leaves a server that goes on', async () => {
    const address = new URL('/api/photo/add', await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const headers = { ...as('ACCOUNT'), 'content-type': 'multipart/form-data; boundary=x' };
    const head = `${texts}--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;

    expect(await sendAll(address, headers, [head, Buffer.alloc(fileLimits.bytes + 1), '\r\n--x--\r\n'])).toBe(413);
    for (let times = 0; times < 6; times += 1) await breakOff(address, headers, head);
    expect(await sendAll(address, headers, [head, png(), '\r\n--x--\r\n'])).toBe(201);
    expect(server.faults).toEqual([]);
  });
});

/** Sends without saying how much it will be; the status of the answer. */
const sendAll = (address: URL, headers: Record<string, string>, parts: (Buffer | string)[]) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
    for (const one of parts) sent.write(one);
    sent.end();
  });

/** Hangs up in the midst of a form. */
const breakOff = (address: URL, headers: Record<string, string>, head: string) =>
  new Promise<void>((resolve) => {
    const sent = request(address, { method: 'POST', headers }).on('error', () => resolve());
    sent.write(head, () => sent.destroy(new Error('hung up')));
  });

describe('an Idempotency-Key', () => {
  const keyed = { ...as('ACCOUNT'), 'idempotency-key': 'key-of-a-form' };

  it('covers every byte of the file', async () => {
    const first = await send({ ...recordOf, file: fileOf(png()) }, keyed);
    const again = await send({ ...recordOf, file: fileOf(png()) }, keyed);
    const other = await send({ ...recordOf, file: fileOf(png({ width: 3 })) }, keyed);

    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(other.body).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
    expect(await stored()).toHaveLength(1);
  });
});

describe('a file that is asked for', () => {
  const get = (query: string, headers: Record<string, string> = as('ACCOUNT')) =>
    server.app.inject({ url: `/api/photo/file?id=${query}`, headers });

  it('is handed out byte for byte, as a download in which nothing runs', async () => {
    const bytes = Buffer.concat([jpeg(), Buffer.alloc(700_000, 7)]);
    const { body } = await send({ ...recordOf, file: fileOf(bytes, `Asha's "रसीद" (1).jpg`) });

    const answer = await get(body.data.id);

    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Asha's ____ (1).jpg"; filename*=UTF-8''Asha%27s%20%E0%A4%B0%E0%A4%B8%E0%A5%80%E0%A4%A6%20%281%29.jpg`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['nobody', 401, {}],
    ['another role', 403, as('DOMESTIC')],
  ])('is not handed to %s', async (_who, status, headers) => {
    expect((await get(newId(), headers)).statusCode).toBe(status);
  });

  it('and is not there is told as any other record', async () => {
    const [unknown, malformed] = [await get(newId()), await get('7')];

    expect(unknown.json()).toMatchObject({ status: 404, code: 'not_found' });
    expect(malformed.json()).toMatchObject({ status: 400, code: 'bad_request' });
    expect(unknown.headers['content-type']).toContain('application/problem+json');
  });
});

it('the published contract tells of forms and files', () => {
  const { paths } = openapi(server.endpoints);

  expect(paths['/photo/add']?.['post']?.requestBody).toMatchObject({
    content: {
      'multipart/form-data': {
        schema: { required: ['id', 'version', 'file'], properties: { file: { type: 'string', format: 'binary' } } },
      },
    },
  });
  expect(paths['/photo/file']?.['get']?.responses).toMatchObject({
    200: { content: { 'application/octet-stream': { schema: { format: 'binary' } } } },
  });
});
