import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll } from './whole-api.builder';

/** The sale and the purchase register by what stands on lines, of documents that the server's own endpoints recorded. */
let api: TestApi;
let partyId: string;
let job: { id: string; number: string };

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const party = { name: 'Coastal Spices', roles: ['CUSTOMER', 'VENDOR'], stateCode: '29' };
  partyId = (await post('/party/add', party)).id;
  const route = { mode: 'SEA_FCL', direction: 'EXPORT', originLocode: 'INNSA', destinationLocode: 'AEJEA' };
  const terms = { incoterm: 'FOB', commodity: 'Cardamom' };
  const { id, version, number } = await post('/jobcard/add', {
    date: '2026-11-01',
    customerId: partyId,
    ...route,
    ...terms,
  });
  await post('/jobcard/move', { id, version, to: 'OPEN' }, 200);
  job = { id, number };
});

const post = async (path: string, body: object, status = 201) =>
  (await api.post(path, body, { as: 'ADMIN' })).expect(status).data;
const report = async (path: string) => (await api.get(`/reports/${path}`, { as: 'ACCOUNT' })).expect(200).data;

const line = (rupees: string, sac: string, jobId?: string) => ({
  ...{ description: 'Clearance', sac, quantity: '1', rate: rupees, gstRate: '18' },
  jobId,
});
const lines = () => [line('600', '996712', job.id), line('400.30', '996713'), line('50', '996713', job.id)];
const document = () => ({ partyId, date: '2026-11-10', currency: 'INR', lines: lines() });
const bill = () => ({
  ...document(),
  supplierNumber: 'B-1',
  supplierDate: '2026-11-10',
  roundOffPaise: 64,
  post: true,
});
const sell = () => post('/sale-invoice/add', { ...document(), kind: 'TAX_INVOICE', issue: true });

/** Both registers of one sale and of one bill with the same lines. */
async function recorded(path: 'sale' | 'purchase') {
  if (path === 'sale') await sell();
  else await post('/purchase-invoice/add', bill());
  const by = (grouping: string) => report(`${path}?groupBy=${grouping}`);
  return { document: await by('document'), sac: await by('sac'), job: await by('job') };
}

it.each(['sale', 'purchase'] as const)(
  'the %s register by SAC and by job adds up lines to the same totals',
  async (path) => {
    const by = await recorded(path);

    expect(by.document.totals).toMatchObject({ taxablePaise: 1_050_30 });
    expect(by.sac.totals).toEqual(by.document.totals);
    expect(by.job.totals).toEqual(by.document.totals);
    const { roundOffPaise } = by.document.totals;
    // Ours goes to the next rupee by the rule, the vendor's stands on the bill.
    expect(roundOffPaise).toBe(path === 'sale' ? -36 : 64);
    expect(by.sac.rows).toMatchObject([
      { key: '996712', sac: '996712', documents: 1, taxablePaise: 600_00, cgstPaise: 54_00, totalPaise: 708_00 },
      { key: '996713', sac: '996713', documents: 1, taxablePaise: 450_30, roundOffPaise: 0 },
      { key: 'round-off', sac: null, taxablePaise: 0, roundOffPaise, totalPaise: roundOffPaise },
    ]);
    expect(by.job.rows).toMatchObject([
      { key: job.id, jobId: job.id, job: job.number, documents: 1, taxablePaise: 650_00, totalPaise: 767_00 },
      { key: 'none', jobId: null, job: null, documents: 1, taxablePaise: 400_30, roundOffPaise },
    ]);
  },
);

it('a note counts against its SAC, and a cancelled document as nothing', async () => {
  const { id } = await sell();
  await post('/sale-invoice/credit-note', {
    ...{ id, date: '2026-11-11', reason: 'Rate difference' },
    lines: [line('100', '996712', job.id)],
  });
  const { id: wrong, version } = await sell();
  await post('/sale-invoice/cancel', { id: wrong, version, reason: 'Twice' }, 200);

  const { rows } = await report('sale?groupBy=sac');

  expect(rows[0]).toMatchObject({ sac: '996712', documents: 3, taxablePaise: 500_00, totalPaise: 590_00 });
});

it('of one SAC or job the documents are shown with what their lines come to', async () => {
  await sell();
  await post('/sale-invoice/add', {
    ...{ ...document(), kind: 'TAX_INVOICE', issue: true },
    lines: [line('90', '996719')],
  });

  const [ofJob, ofSac, ofBoth, byMonth] = [
    await report(`sale?jobId=${job.id}`),
    await report('sale?sac=996713'),
    await report(`sale?sac=996713&jobId=${job.id}`),
    await report(`sale?sac=996713&groupBy=month`),
  ];

  expect(ofJob.rows).toMatchObject([
    {
      number: 'SI/26-27/000001',
      job: job.number,
      documents: 1,
      taxablePaise: 650_00,
      roundOffPaise: 0,
      totalPaise: 767_00,
    },
  ]);
  expect(ofSac.rows).toMatchObject([{ number: 'SI/26-27/000001', sac: '996713', job: null, taxablePaise: 450_30 }]);
  expect(ofBoth.totals).toMatchObject({ taxablePaise: 50_00, totalPaise: 59_00 });
  expect(byMonth.totals).toEqual(ofSac.totals);
});
