import { type Role, roles } from '@freightdesk/shared-access';
import { brokenIn, fileInvariants } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { another, files, noRecord, sources } from '../activity.builder';
import { registerActivity } from '../register-activity';
import { filesBeside } from './files-beside';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (routes) => registerActivity(routes, { records: sources }) });
});
afterAll(() => api.close());
beforeEach(async () => {
  docket = { record: 'docket', recordId: another('docket') };
  before = new Set((await api.db.selectFrom('storedFile').select('id').execute()).map(({ id }) => id));
});

let docket: { record: string; recordId: string };
let before: ReadonlySet<string>;

interface Sent {
  bytes?: Buffer<ArrayBuffer>;
  name?: string;
  as?: Role;
  key?: string;
  fields?: Record<string, string>;
}

async function upload({ bytes = files.png, name = 'seal.png', as = 'DOMESTIC', key, fields = {} }: Sent = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...docket, kind: 'PHOTO', ...fields })) form.append(field, value);
  form.append('file', new File([bytes], name, { type: 'image/png' }));
  return api.as(as).post('/document/upload', form, key === undefined ? {} : { key });
}
const uploaded = async (sent?: Sent) => (await upload(sent)).expect(201).data;
const remove = ({ id, version }: { id: string; version: number }, as: Role = 'DOMESTIC') =>
  api.as(as).post('/document/remove', { id, version });
const list = async () =>
  (await api.as('DOMESTIC').get(`/document/list?record=docket&recordId=${docket.recordId}`)).expect(200).data;
/** Of what the test itself put there. */
const storedNames = async () => {
  const files = await api.db.selectFrom('storedFile').select(['id', 'name']).orderBy('id').execute();
  return files.filter(({ id }) => !before.has(id)).map(({ name }) => name);
};

describe('a file beside a record', () => {
  it('is told to other columns until it is removed', async () => {
    const first = await uploaded({ name: 'front.png' });
    const second = await uploaded({ name: 'back.png' });
    await upload({ fields: { recordId: another('docket') } });
    const names = async () =>
      (await filesBeside(api.db, { record: 'docket', recordIds: [docket.recordId] })).map(({ name }) => name);

    expect(await names()).toEqual(['front.png', 'back.png']);
    (await remove(second)).expect(200);
    expect(await names()).toEqual(['front.png']);
    expect(await filesBeside(api.db, { record: 'lead', recordIds: [docket.recordId] })).toEqual([]);
    expect(first.recordId).toBe(docket.recordId);
  });

  it('is put there by whoever may write the record', async () => {
    const data = await uploaded();

    expect(data).toEqual({
      id: expect.any(String),
      ...docket,
      isHeld: false,
      kind: 'PHOTO',
      name: 'seal.png',
      mediaType: 'image/png',
      sizeBytes: files.png.length,
      createdAt: api.clock.now().toISOString(),
      createdBy: { id: testActors.DOMESTIC.userId, name: 'Dev Test' },
      removedAt: null,
      removedBy: null,
      version: 1,
    });
    expect(await list()).toEqual([data]);
  });

  it('is handed out as a download in which nothing can run', async () => {
    const { id } = await uploaded({ bytes: files.pdf, name: 'invoice.pdf' });

    const answer = (await api.as('DOMESTIC').get(`/document/${id}/file`)).expect(200);

    expect(answer.bytes.equals(files.pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="invoice.pdf"/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
  });

  it('is taken away: its content is gone, the trail tells what it was', async () => {
    const document = await uploaded();

    const { data } = (await remove(document)).expect(200);

    expect(data).toMatchObject({
      removedAt: expect.any(String),
      removedBy: { id: testActors.DOMESTIC.userId, name: 'Dev Test' },
      version: 2,
    });
    expect(await list()).toEqual([]);
    expect(await storedNames()).toEqual([]);
    expect((await api.as('DOMESTIC').get(`/document/${document.id}/file`)).status).toBe(404);
    expect((await remove({ ...document, version: 2 })).status).toBe(404);
    const events = await api.db
      .selectFrom('auditEvent')
      .selectAll()
      .where('recordId', '=', docket.recordId)
      .orderBy('id')
      .execute();
    const told = { file: 'seal.png', documentKind: 'PHOTO', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(events).toMatchObject([
      { ...docket, action: 'upload-document', after: told },
      { ...docket, action: 'remove-document', before: told },
    ]);
  });

  it('is not taken away by whoever saw an older state of it, nor twice', async () => {
    const document = await uploaded();

    expect((await remove({ ...document, version: 7 })).problem).toMatchObject({ code: 'stale_version' });
    const [one, other] = await Promise.all([remove(document), remove(document)]);
    expect([one.status, other.status].sort()).toEqual([200, 404]);
  });

  it('sent twice under one key is one file', async () => {
    const [first, second] = [await uploaded({ key: docket.recordId }), await uploaded({ key: docket.recordId })];

    expect(second).toEqual(first);
    expect(await storedNames()).toEqual(['seal.png']);
  });

  it.each([
    ['a record that is not there', { recordId: noRecord }, 404],
    ['a kind of record that nobody has', { record: 'spaceship' }, 404],
    ['no kind', { kind: '' }, 422],
    ['a field that is not offered', { createdBy: noRecord }, 422],
  ])('is refused with %s, and nothing of it is kept', async (_what, fields, status) => {
    expect((await upload({ fields })).status).toBe(status);
    expect(await storedNames()).toEqual([]);
  });
});

describe('who may', () => {
  it.each(roles)('%s has the files of what is theirs, and no others', async (role) => {
    const mine = role === 'ADMIN' || role === 'DOMESTIC';
    const document = await uploaded();
    const beside = `/document/list?record=docket&recordId=${docket.recordId}`;

    const statuses = [
      (await api.as(role).get(beside)).status,
      (await api.as(role).get(`/document/${document.id}/file`)).status,
      (await upload({ as: role })).status,
      (await remove(document, role)).status,
    ];

    expect(statuses).toEqual(mine ? [200, 200, 201, 200] : [403, 403, 403, 403]);
    expect((await api.get(beside)).status).toBe(401);
    expect((await api.get(`/document/${document.id}/file`)).status).toBe(401);
  });
});

describe('hostile files', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const large = Buffer.concat([files.png, Buffer.alloc(10 * 1024 * 1024)]);

  it.each([
    ['of 0 bytes', { bytes: Buffer.alloc(0) }, 422],
    ['of 10 MB and more', { bytes: large }, 413],
    ['that is a web page called a photograph', { bytes: html, name: 'photo.jpg' }, 422],
    ['that is a drawing with a script', { bytes: Buffer.from('<svg onload="alert(1)"/>'), name: 'x.jpg' }, 422],
    ['that is a program', { bytes: Buffer.from('MZ\x90\0\x03'), name: 'invoice.pdf' }, 422],
    ['that is called a program', { name: 'seal.exe' }, 422],
    ['that is a PDF with a script', { bytes: files.scripted, name: 'invoice.pdf' }, 422],
    ['that breaks off', { bytes: files.png.subarray(0, 20) }, 422],
    ['that is a page too', { bytes: Buffer.concat([files.png, html]) }, 422],
  ])('one %s is refused, and nothing of it is kept', async (_what, sent, status) => {
    expect((await upload(sent)).status).toBe(status);
    expect(await storedNames()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['CON', '_CON.png'],
    ['x'.repeat(300), `${'x'.repeat(100)}.png`],
    ['seal\u202egnp.png', 'sealgnp.png'],
  ])('one called %s is kept under a harmless name', async (name, kept) => {
    await uploaded({ name });

    expect(await storedNames()).toEqual([kept]);
    expect(await brokenIn(api.db, fileInvariants)).toEqual([]);
  });
});
