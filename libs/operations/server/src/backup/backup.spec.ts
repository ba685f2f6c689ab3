import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backup, BackupState } from '@freightdesk/operations-contract';
import { checkBackup, newId } from '@freightdesk/shared-database';
import type { Page } from '@freightdesk/shared-endpoint';
import type { Invariant } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { registerOperations } from '../register-operations';
import { tables } from '../tables';
import { backupJob } from './backup-job';
import type { BackupSettings } from './backup-settings';

const start = '2026-11-22T06:00:00Z';
const hourMs = 60 * 60 * 1000;
let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await startApi({
    register: (kit) => registerOperations(kit, { backups: { folder: '/srv/backups', encrypted: false } }),
    now: start,
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  folder = mkdtempSync(join(tmpdir(), 'freightdesk-backups-'));
  await madeBefore('earlier.tar', -72, { removedAt: new Date(start), provenAt: new Date(start) });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The database of the running api, with the rights of its owner. */
async function ownUrl(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.db);
  const address = new URL(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
  address.pathname = `/${rows[0]?.name ?? ''}`;
  return address.href;
}

const sound: Invariant = { sentence: 'All is well.', broken: () => Promise.resolve([]) };
const broken: Invariant = { sentence: 'All is well.', broken: () => Promise.resolve(['voucher JV/1']) };

async function look(settings: Partial<BackupSettings> = {}, signal = new AbortController().signal): Promise<void> {
  const job = backupJob({
    url: await ownUrl(),
    tables,
    folder,
    secret: undefined,
    version: '0.1.0',
    invariants: [sound],
    ...settings,
  });
  await job.run({ db: api.db, clock: api.clock, signal });
}

/** A backup of so many hours after the start. One of long ago was restored for trial, so that not every test makes a trial. */
async function madeBefore(fileName: string, hours: number, more: { removedAt?: Date; provenAt?: Date } = {}) {
  const at = new Date(Date.parse(start) + hours * hourMs);
  const run = { id: newId(), askedAt: at, askedBy: null, startedAt: at, endedAt: at, madeAt: at, fileName, ...more };
  await api.db.insertInto('backupRun').values(run).execute();
}

const neverTried = () => api.db.deleteFrom('backupRun').execute();

const later = (hours: number) => api.clock.set(new Date(Date.parse(start) + hours * hourMs));
const state = async (): Promise<BackupState> => (await api.get('/backup/state', { as: 'ADMIN' })).expect(200).body.data;
const list = async (): Promise<Backup[]> => {
  const page: Page<Backup> = (await api.get('/backup/list', { as: 'ADMIN' })).expect(200).body;
  return page.data.filter(({ fileName }) => fileName !== 'earlier.tar');
};
const ask = () => api.post('/backup/make', undefined, { as: 'ADMIN' });

describe("the day's backup", () => {
  it('is made when there is none, read back, restored for trial, and not made again for a day', async () => {
    await neverTried();
    await look();
    later(23);
    await look();

    const [made, ...more] = await list();
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      status: 'MADE',
      askedBy: null,
      fileName: 'freightdesk-20261122-060000.tar',
      encrypted: false,
      provenAt: '2026-11-22T06:00:00.000Z',
      proofProblem: null,
    });
    await expect(checkBackup({ file: join(folder, made?.fileName ?? '') })).resolves.toMatchObject({
      version: '0.1.0',
    });
    expect(await state()).toMatchObject({
      folder: '/srv/backups',
      lastMadeAt: start.replace('Z', '.000Z'),
      underWay: false,
    });
  });

  it('is made by one of several servers', async () => {
    await Promise.all([look(), look(), look()]);

    expect(await list()).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is sealed where there is a key', async () => {
    await look({ secret: 'a long and secret sentence' });

    expect((await list())[0]).toMatchObject({ fileName: 'freightdesk-20261122-060000.tar.sealed', encrypted: true });
  });

  it('that fails is told, and tried again after an hour', async () => {
    const place = join(folder, 'no-folder');
    writeFileSync(place, '');

    await expect(look({ folder: place })).rejects.toThrow('EEXIST');
    await look();
    expect(await state()).toMatchObject({ failedAt: start.replace('Z', '.000Z'), underWay: false });
    later(1);
    await look();

    expect((await list()).map(({ status }) => status)).toEqual(['MADE', 'FAILED']);
    expect(await state()).toMatchObject({ failedAt: null, problem: null });
  });

  it('that a killed server left half made counts as failed', async () => {
    const run = { id: newId(), askedAt: new Date(start), askedBy: null, startedAt: new Date(start) };
    await api.db.insertInto('backupRun').values(run).execute();

    later(1);
    await look();
    later(2);
    await look();

    const told = (await list()).map(({ status, problem }) => ({ status, problem }));
    expect(told).toEqual([
      { status: 'MADE', problem: null },
      { status: 'FAILED', problem: 'The server ended before it was done.' },
    ]);
  });

  it('whose trial does not hold is told, and the trial is made again with the next', async () => {
    await neverTried();
    await expect(look({ invariants: [broken] })).rejects.toThrow('BROKEN  All is well.           voucher JV/1');
    expect((await state()).proofProblem).toContain('voucher JV/1');
    later(24);
    await look();

    expect(await state()).toMatchObject({ proofProblem: null, lastProvenAt: '2026-11-23T06:00:00.000Z' });
  });

  it('makes older ones go by the keep rules, file and all', async () => {
    for (let day = 1; day < 9; day += 1) {
      await madeBefore(`day-${day}.tar`, -24 * day);
      writeFileSync(join(folder, `day-${day}.tar`), '');
    }
    later(1);
    await ask();
    await look();

    const left = (await list()).filter(({ status }) => status === 'MADE').map(({ fileName }) => fileName ?? '');
    expect(left).not.toContain('day-8.tar');
    expect(readdirSync(folder).sort()).toEqual(left.sort());
    expect((await list()).filter(({ status }) => status === 'REMOVED').map(({ fileName }) => fileName)).toEqual([
      'day-8.tar',
    ]);
  });

  it('leaves off at once when the server ends', async () => {
    await expect(look({}, AbortSignal.abort())).rejects.toThrow();

    expect(await list()).toMatchObject([{ status: 'FAILED', problem: 'The server ended before it was done.' }]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a backup that is asked for', () => {
  it('is made at the next look, in the name of who asked', async () => {
    (await ask()).expect(201);
    expect(await state()).toMatchObject({ underWay: true });
    await look();

    const [asked] = await list();
    expect(asked).toMatchObject({ status: 'MADE', askedBy: expect.stringMatching(/\w+ \w+/) });
    const told = await api.db.selectFrom('auditEvent').select(['record', 'action']).execute();
    expect(told).toEqual([{ record: 'backup', action: 'ask for' }]);
  });

  it('is one at a time', async () => {
    (await ask()).expect(201);

    expect((await ask()).expect(409).body).toMatchObject({ code: 'backup_under_way' });
  });

  it('is nothing for other roles', async () => {
    const statuses: number[] = [];
    for (const role of ['ACCOUNT', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const) {
      statuses.push((await api.get('/backup/list', { as: role })).status);
      statuses.push((await api.get('/backup/state', { as: role })).status);
      statuses.push((await api.post('/backup/make', undefined, { as: role })).status);
    }

    expect(new Set(statuses)).toEqual(new Set([403]));
  });
});
