import { newId, withTransaction } from '@freightdesk/shared-database';
import { roles } from '@freightdesk/shared-access';
import { brokenIn, fileInvariants } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { askingNobody } from '../company-ports.builder';
import { registerCompany } from '../register-company';
import { createCompany } from '../company/create-company';

// One grey pixel, and one of another grey.
const grey = png('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==');
const dark = png('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mPQAAAAKgApxrku/gAAAABJRU5ErkJggg==');

function png(base64: string): Buffer<ArrayBuffer> {
  return Buffer.from(base64, 'base64');
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (routes) => registerCompany(routes, askingNobody) });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const company = { name: 'Konkan', stateCode: '27', gstin: null, now: api.clock.now() };
  await withTransaction(api.db, (tx) => createCompany(tx, { ...company, userId: testActors.ADMIN.userId }));
});

const company = async () => (await api.as('DOMESTIC').get('/company/get')).expect(200).data;

interface Sent {
  bytes?: Buffer<ArrayBuffer>;
  name?: string;
  version?: number;
  key?: string;
}

async function upload({ bytes = grey, name = 'logo.png', version, key }: Sent = {}) {
  const seen = await company();
  const form = new FormData();
  form.append('id', seen.id);
  form.append('version', String(version ?? seen.version));
  form.append('file', new File([bytes], name, { type: 'image/png' }));
  return api.as('ADMIN').post('/company/upload-logo', form, key === undefined ? {} : { key });
}
const remove = (changes: object = {}) =>
  company().then(({ id, version }) => api.as('ADMIN').post('/company/remove-logo', { id, version, ...changes }));
const logo = (query = '') => api.as('DOMESTIC').get(`/company/logo${query}`);
const storedNames = async () =>
  (await api.db.selectFrom('storedFile').select('name').execute()).map(({ name }) => name);

describe('the logo', () => {
  it('is none at first', async () => {
    expect((await company()).logoId).toBeNull();
    expect((await logo()).expect(404).problem.code).toBe('not_found');
  });

  it('is given by an administrator and seen by everyone', async () => {
    const { data } = (await upload()).expect(201);

    expect(data).toMatchObject({ logoId: expect.any(String), version: 2 });
    for (const role of roles) {
      const answer = (await api.as(role).get(`/company/logo?id=${data.logoId}`)).expect(200);
      expect(answer.bytes.equals(grey)).toBe(true);
      expect(answer.headers['content-type']).toBe('image/png');
    }
    expect((await api.get('/company/logo')).status).toBe(401);
  });

  it('is changed by administrators alone', async () => {
    const statuses = roles.map(async (role) => [
      (await api.as(role).post('/company/upload-logo')).status,
      (await api.as(role).post('/company/remove-logo', {})).status,
    ]);

    expect(await Promise.all(statuses)).toEqual(roles.map((role) => (role === 'ADMIN' ? [400, 422] : [403, 403])));
  });

  it('gives way to another one, which has another id', async () => {
    const first = (await upload()).expect(201).data;
    const second = (await upload({ bytes: dark, name: 'dark.png' })).expect(201).data;

    expect(second.logoId).not.toBe(first.logoId);
    expect((await logo()).bytes.equals(dark)).toBe(true);
    expect((await logo(`?id=${first.logoId}`)).status).toBe(404);
    expect(await storedNames()).toEqual(['dark.png']);
  });

  it('is taken away', async () => {
    (await upload()).expect(201);

    expect((await remove()).expect(200).data).toMatchObject({ logoId: null, version: 3 });
    expect((await logo()).status).toBe(404);
    expect(await storedNames()).toEqual([]);
    expect((await remove()).status).toBe(404);
  });

  it('is not changed by who saw an older state', async () => {
    (await upload()).expect(201);

    const [uploaded, removed] = [await upload({ version: 1 }), await remove({ version: 1 })];

    expect(uploaded.expect(409).problem).toMatchObject({ code: 'stale_version', current: { version: 2 } });
    expect(removed.expect(409).problem).toMatchObject({ code: 'stale_version', current: { version: 2 } });
    expect((await remove({ id: newId() })).status).toBe(404);
    expect(await storedNames()).toEqual(['logo.png']);
  });

  it('that is sent twice under one key is one', async () => {
    const first = await upload({ key: 'key-of-a-logo', version: 1 });
    const again = await upload({ key: 'key-of-a-logo', version: 1 });

    expect(again.expect(201).data).toEqual(first.expect(201).data);
    expect((await company()).version).toBe(2);
  });

  it.each([
    ['kind', Buffer.from('%PDF-1.7\n%%EOF')],
    ['kind', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['max', Buffer.concat([jpegOf(20, 20), Buffer.alloc(1024 * 1024)])],
    ['pixels', jpegOf(3_000, 3_000)],
    ['damaged', grey.subarray(0, 50)],
    ['empty', Buffer.alloc(0)],
  ])('is refused at its field: %s', async (code, bytes) => {
    const { problem } = (await upload({ bytes })).expect(422);

    expect(problem.errors).toEqual([expect.objectContaining({ field: 'file', code })]);
    expect(await company()).toMatchObject({ logoId: null, version: 1 });
  });

  it('is told in the audit trail, by its name and its SHA-256', async () => {
    (await upload()).expect(201);
    (await upload({ bytes: dark, name: 'dark.png' })).expect(201);
    (await remove()).expect(200);

    const rows = await api.db.selectFrom('auditEvent').select(['action', 'before', 'after']).orderBy('id').execute();
    const facts = (name: string) => ({ name, mediaType: 'image/png', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(rows).toMatchObject([
      { action: 'upload-logo', before: { logo: null }, after: { logo: facts('logo.png') } },
      { action: 'upload-logo', before: { logo: facts('logo.png') }, after: { logo: facts('dark.png') } },
      { action: 'remove-logo', before: { logo: facts('dark.png') }, after: { logo: null } },
    ]);
  });

  it('leaves a store in which every file is whole', async () => {
    (await upload()).expect(201);
    (await upload({ bytes: dark })).expect(201);

    expect(await brokenIn(api.db, fileInvariants)).toEqual([]);
  });
});

/** A JPEG of this size as far as its header goes. */
function jpegOf(width: number, height: number): Buffer<ArrayBuffer> {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0xff, 0xd9])]);
}
