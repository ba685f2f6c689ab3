import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from '../register-reports';
import { addJob, addParty } from '../report-books.builder';

let api: TestApi;
let jobId: string;
let payerId: string;
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  jobId = await addJob(books());
  payerId = await addParty(books(), 'Gati Carriers');
  const opened = { originLocode: 'INNSA', destinationLocode: 'AEJEA', incoterm: 'FOB', commodity: 'Cardamom' };
  await api.db
    .updateTable('jobcard')
    .set({ ...opened, status: 'IN_PROGRESS' })
    .where('id', '=', jobId)
    .execute();
});

interface Line {
  buyPaise?: number;
  sellPaise?: number;
  quotedBuyPaise?: number;
  createdAt?: string;
  waivedReason?: string;
  purchaseDocumentId?: string;
  purchaseDocumentNumber?: string;
  billedBuyPaise?: number;
  pureAgent?: boolean;
}

async function addCharge({ buyPaise, sellPaise, createdAt = '2026-11-01T06:00:00Z', ...rest }: Line) {
  const { id: chargeHeadId } = await api.db.selectFrom('chargeHead').select('id').executeTakeFirstOrThrow();
  const buy = buyPaise === undefined ? {} : { buyRate: '1', buyCurrency: 'INR', buyMinor: buyPaise, buyPaise };
  const sell = sellPaise === undefined ? {} : { sellRate: '1', sellCurrency: 'INR', sellMinor: sellPaise, sellPaise };
  const line = { record: 'jobcard', recordId: jobId, position: 0, payerId, chargeHeadId, description: 'Handling' };
  const stamp = {
    basis: 'PER_SHIPMENT',
    quantity: '1',
    createdAt: new Date(createdAt),
    createdBy: testActors.ACCOUNT.userId,
  };
  await api.db
    .insertInto('charge')
    .values({ ...line, ...stamp, ...buy, ...sell, pureAgent: false, ...rest, id: newId() })
    .execute();
}

const get = async (query = '') => (await api.get(`/reports/margin-leaks${query}`, { as: 'ACCOUNT' })).expect(200).data;

it.each<[string, Line, string | null, number]>([
  ['a cost without a sale', { buyPaise: 300_00 }, 'COST_WITHOUT_SALE', 300_00],
  ['a sale of long ago', { sellPaise: 500_00 }, 'SALE_UNBILLED', 500_00],
  ['a sale that is waived', { sellPaise: 500_00, waivedReason: 'Our delay' }, null, 0],
  ['a cost of the customer’s own', { buyPaise: 300_00, pureAgent: true }, null, 0],
  [
    'a cost above what was quoted',
    { buyPaise: 350_00, quotedBuyPaise: 300_00, sellPaise: 0 },
    'BUY_ABOVE_QUOTE',
    50_00,
  ],
])('%s', async (_name, line, kind, leakPaise) => {
  await addCharge(line);
  const { rows, totals } = await get();

  expect(rows).toMatchObject(kind === null ? [] : [{ kind, jobId, leakPaise, what: 'Handling', leaks: 1 }]);
  expect(totals.leakPaise).toBe(leakPaise);
});

// It may wait for three days, which are those of Kolkata: 18:30 of the day before is midnight there. Today is the 21st.
it.each([
  ['two days', '2026-11-19T06:00:00Z', []],
  ['three days', '2026-11-18T06:00:00Z', []],
  ['three days, written down just after midnight', '2026-11-17T18:30:00Z', []],
  ['four days, written down just before midnight', '2026-11-17T18:29:59Z', [{ kind: 'SALE_UNBILLED', days: 4 }]],
  ['four days', '2026-11-17T06:00:00Z', [{ kind: 'SALE_UNBILLED', days: 4 }]],
])('a sale that has waited for %s: %#', async (_waited, createdAt, found) => {
  await addCharge({ sellPaise: 500_00, createdAt });

  expect((await get()).rows).toMatchObject(found);
});

it('a bill above what was quoted is named, for it is mended there', async () => {
  const bill = { purchaseDocumentId: newId(), purchaseDocumentNumber: 'PI/26-27/000007', billedBuyPaise: 350_00 };
  await addCharge({ buyPaise: 300_00, quotedBuyPaise: 300_00, sellPaise: 0, ...bill });

  expect((await get()).rows).toMatchObject([
    { kind: 'BUY_ABOVE_QUOTE', leakPaise: 50_00, billId: bill.purchaseDocumentId },
  ]);
});

it('comes to the same by kind, customer and owner, and is narrowed to a kind', async () => {
  await addCharge({ buyPaise: 300_00 });
  await addCharge({ sellPaise: 500_00 });

  for (const groupBy of ['leak', 'kind', 'party', 'owner'])
    expect((await get(`?groupBy=${groupBy}`)).totals.leakPaise).toBe(800_00);
  expect((await get('?kind=SALE_UNBILLED')).rows).toMatchObject([{ kind: 'SALE_UNBILLED', days: 20 }]);
  expect((await api.get('/reports/margin-leaks', { as: 'INTERNATIONAL' })).status).toBe(403);
});
