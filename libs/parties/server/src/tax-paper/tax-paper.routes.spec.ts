import type { AddTaxPaperInput } from '@freightdesk/parties-contract';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerParties } from '../register-parties';

let api: TestApi;
let partyId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerParties(kit), now: '2026-11-22T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  partyId = await addParty({});
});

const addParty = async (changes: object): Promise<string> => {
  const party = { name: 'Konkan Carriers', roles: ['VENDOR'], stateCode: '27', pan: 'AAPFU0939F', ...changes };
  return (await api.post('/party/add', party, { as: 'ACCOUNT' })).expect(201).data.id;
};
const declaration = (changes: Partial<AddTaxPaperInput> = {}): AddTaxPaperInput => ({
  ...{ partyId, kind: 'TRANSPORTER_DECLARATION', from: '2026-04-01', until: '2027-03-31', carriages: 6 },
  ...changes,
});
const enter = (input: object) => api.post('/party/tax-paper/add', input, { as: 'ACCOUNT' });
const listed = async () =>
  (await api.get(`/party/tax-paper/list?partyId=${partyId}`, { as: 'ACCOUNT' })).expect(200).data.papers;

it('papers that change the tax of a vendor are entered, listed, and withdrawn with a reason', async () => {
  const { data: paper } = (await enter(declaration())).expect(201);
  expect(paper).toMatchObject({ kind: 'TRANSPORTER_DECLARATION', carriages: 6, withdrawnReason: null, version: 1 });
  const withdrawal = { id: paper.id, version: 1, reason: 'He bought two more lorries' };
  (await api.post('/party/tax-paper/withdraw', withdrawal, { as: 'ACCOUNT' })).expect(200);

  expect(await listed()).toMatchObject([{ id: paper.id, withdrawnReason: withdrawal.reason, version: 2 }]);
  const again = { ...withdrawal, version: 2 };
  expect((await api.post('/party/tax-paper/withdraw', again, { as: 'ACCOUNT' })).problem).toMatchObject({
    code: 'withdrawn',
  });
  const trail = await api.db
    .selectFrom('auditEvent')
    .select('action')
    .where('recordId', '=', partyId)
    .orderBy('at')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual(['add', 'add tax paper', 'withdraw tax paper']);
});

it('one of a kind holds on a day, also where two are entered at once', async () => {
  const answers = await Promise.all([enter(declaration()), enter(declaration({ from: '2026-10-01' }))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);

  (await enter(declaration({ from: '2025-04-01', until: '2026-03-31' }))).expect(201);
  expect(await listed()).toHaveLength(2);
});

it('a paper fits its party', async () => {
  partyId = await addParty({ name: 'Without a PAN', pan: undefined });
  expect((await enter(declaration())).problem).toMatchObject({ status: 422, code: 'paper_needs_pan' });
  const terms = {
    partyId,
    kind: 'NON_RESIDENT',
    from: '2026-04-01',
    until: '2027-03-31',
    percent: '10',
    treaty: 'DTAA',
  };
  expect((await enter(terms)).problem).toMatchObject({ code: 'paper_of_non_resident' });
  partyId = await addParty({ name: 'Straits Bridge', pan: undefined, stateCode: undefined, country: 'SG' });
  expect((await enter(declaration())).problem).toMatchObject({ code: 'paper_of_resident' });
  (await enter({ ...terms, partyId })).expect(201);
});

it('more than ten carriages are no reason', async () => {
  expect((await enter(declaration({ carriages: 11 }))).problem).toMatchObject({
    status: 422,
    errors: [{ field: 'carriages', code: 'too_many_carriages' }],
  });
});
