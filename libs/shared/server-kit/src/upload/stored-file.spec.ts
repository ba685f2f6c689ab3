import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { newId, withTransaction } from '@freightdesk/shared-database';
import { createFreshDatabase, type FreshDatabase } from '@freightdesk/shared-database/testing';
import { readFile, removeFile, storeFile } from './stored-file';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});

afterAll(() => fresh.drop());

const facts = { name: 'pod.jpg', mediaType: 'image/jpeg', createdBy: newId(), createdAt: new Date() };

async function bytesOf(id: string): Promise<Buffer> {
  const file = await readFile(fresh.db, id);
  const chunks: Buffer[] = [];
  for await (const chunk of file?.content ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a stored file', () => {
  it('comes back byte for byte, kept in chunks of 256 KB however it arrived', async () => {
    const photo = randomBytes(600_000);
    const pieces = [photo.subarray(0, 70_000), photo.subarray(70_000, 590_000), photo.subarray(590_000)];

    const stored = await withTransaction(fresh.db, (tx) => storeFile(tx, facts, Readable.from(pieces)));

    expect(stored).toMatchObject({
      name: 'pod.jpg',
      sizeBytes: 600_000,
      sha256: createHash('sha256').update(photo).digest('hex'),
    });
    expect((await bytesOf(stored.id)).equals(photo)).toBe(true);
    const chunks = await fresh.db.selectFrom('fileContent').select('bytes').where('fileId', '=', stored.id).execute();
    expect(chunks.map(({ bytes }) => bytes.length).sort()).toEqual([262_144, 262_144, 75_712]);
  });

  it('of no bytes is a file too', async () => {
    const stored = await withTransaction(fresh.db, (tx) => storeFile(tx, facts, []));

    expect(await readFile(fresh.db, stored.id)).toMatchObject({ sizeBytes: 0, mediaType: 'image/jpeg' });
    expect(await bytesOf(stored.id)).toHaveLength(0);
  });

  it('is forgotten with all its bytes, and what it was is told', async () => {
    const stored = await withTransaction(fresh.db, (tx) => storeFile(tx, facts, [randomBytes(300_000)]));

    const [removed, again] = await withTransaction(fresh.db, async (tx) => [
      await removeFile(tx, stored.id),
      await removeFile(tx, stored.id),
    ]);

    expect(removed).toEqual(stored);
    expect(again).toBeUndefined();
    expect(
      await fresh.db.selectFrom('fileContent').select('chunkNo').where('fileId', '=', stored.id).execute(),
    ).toEqual([]);
  });

  it('leaves nothing when its transaction fails', async () => {
    let id = '';

    const work = withTransaction(fresh.db, async (tx) => {
      ({ id } = await storeFile(tx, facts, [randomBytes(10)]));
      throw new Error('the docket was refused');
    });

    await expect(work).rejects.toThrow('refused');
    expect(await readFile(fresh.db, id)).toBeUndefined();
  });
});
