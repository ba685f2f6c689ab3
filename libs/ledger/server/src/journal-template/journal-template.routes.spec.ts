import { journalInput } from '@freightdesk/ledger-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { dueRows } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { ledgerPorts } from '../ledger-ports.builder';
import { registerLedger } from '../register-ledger';
import { journalsToPost } from './template-due.repository';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (kit) => registerLedger(kit, ledgerPorts()), now: '2026-11-28T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const journal = async (changes: object = {}) =>
  (await post('/journal/add', { ...journalInput({ date: '2026-10-31' }), ...changes })).expect(201).data;
const keep = async (changes: object = {}) => {
  const input = { journalId: (await journal()).id, name: 'Rent', everyMonth: true, ...changes };
  return (await post('/journal-template/add', input)).expect(201).data;
};
const list = async () => (await api.get('/journal-template/list', { as: 'ACCOUNT' })).expect(200).body.data;
async function due() {
  const { rows } = await sql<{
    title: string;
    due: string;
  }>`select title, due from (${dueRows(journalsToPost, api)}) as waiting`.execute(api.db);
  return rows.map(({ title, due: day }) => [title, day]);
}

it('is a journal under a name, and is due as the month after it ends', async () => {
  const template = await keep();

  expect(await list()).toEqual([template]);
  expect(template).toMatchObject({ name: 'Rent', lastOn: '2026-10-31', dueOn: '2026-11-30', totalPaise: 50_000_00 });
  const read = (await api.get(`/journal-template/get?id=${template.id}`, { as: 'ACCOUNT' })).expect(200).data;
  expect(read.journal).toMatchObject({ id: template.lastJournal.id, lines: [{ accountCode: '6010' }, {}] });
  expect(await due()).toEqual([['Rent', '2026-11-30']]);
});

it('goes on from the journal that is posted from it, and is due a month later', async () => {
  const { id } = await keep();
  const [rent, owed] = journalInput().lines;
  const lines = [
    { ...rent, debitPaise: 55_000_00 },
    { ...owed, creditPaise: 55_000_00 },
  ];

  const november = await journal({ date: '2026-11-28', lines, templateId: id });

  const lastJournal = { id: november.id, number: november.number };
  expect(await list()).toMatchObject([{ lastJournal, totalPaise: 55_000_00, dueOn: '2026-12-31', version: 2 }]);
  expect(await due()).toEqual([]);
});

it('that does not come every month, or is out of use, is not told', async () => {
  const { id, version } = await keep();

  const changed = (await post('/journal-template/update', { id, version, everyMonth: false })).expect(200).data;
  expect([changed.dueOn, await due()]).toEqual([null, []]);
  const idle = { id, version: changed.version, everyMonth: true, active: false };
  (await post('/journal-template/update', idle)).expect(200);

  expect(await due()).toEqual([]);
});

it('has a name of its own, and is of a journal that is there', async () => {
  const { id } = await keep();
  const { id: journalId } = await journal();

  const same = await post('/journal-template/add', { journalId, name: 'RENT' });
  expect([same.status, same.problem.code, same.problem.errors?.[0]?.field]).toEqual([409, 'same_template', 'name']);
  const nothing = await post('/journal-template/add', { journalId: newId(), name: 'Salaries' });
  expect([nothing.status, nothing.problem.code]).toEqual([422, 'unknown_journal']);
  const unknown = await post('/journal/add', { ...journalInput(), templateId: newId() });
  expect([unknown.status, unknown.problem.errors?.[0]?.field]).toEqual([422, 'templateId']);
  expect(await list()).toMatchObject([{ id, version: 1 }]);
  expect((await api.get('/journal-template/list', { as: 'MARKETING' })).status).toBe(403);
});
