import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from '../register-reports';
import { addJob, addParty, post } from '../report-books.builder';

let api: TestApi;
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const get = async (query = '') => (await api.get(`/reports/job-profit${query}`, { as: 'ACCOUNT' })).expect(200).data;

/** A job that sold for 500, cost 300 and lost 4 by the exchange. */
async function addWork(): Promise<string> {
  const jobId = await addJob(books());
  const partyId = await addParty(books(), 'Gati Carriers');
  await post(books(), { type: 'SALE', date: '2026-05-10' }, [
    ...debit(accountCode.debtors, 500_00, { partyId }),
    ...credit(accountCode.freightIncome, 500_00, { jobId }),
  ]);
  await post(books(), { type: 'PURCHASE', date: '2027-04-10' }, [
    ...debit(accountCode.freightCost, 300_00, { jobId }),
    ...debit(accountCode.exchangeDifference, 4_00, { jobId }),
    ...credit(accountCode.creditors, 304_00, { partyId }),
  ]);
  return jobId;
}

describe('the profit of jobs', () => {
  it('is all that was posted for each, the exchange apart, to the paisa', async () => {
    const jobId = await addWork();
    const { rows, totals } = await get();

    const figures = { sellPaise: 500_00, buyPaise: 300_00, marginPaise: 200_00, exchangePaise: -4_00 };
    expect(rows).toMatchObject([{ jobId, jobs: 1, mode: 'SEA_FCL', ...figures }]);
    const postings = await api.db
      .selectFrom('posting')
      .select(['debitPaise', 'creditPaise'])
      .where('jobId', '=', jobId)
      .execute();
    const net = postings.reduce((sum, { debitPaise, creditPaise }) => sum + creditPaise - debitPaise, 0);
    expect(totals.marginPaise + totals.exchangePaise).toBe(net);
  });

  it.each(['job', 'party', 'mode', 'month'])('comes to the same by %s', async (groupBy) => {
    await addWork();
    await addWork();
    const { rows, totals } = await get(`?groupBy=${groupBy}`);

    expect(totals).toMatchObject({ sellPaise: 1000_00, buyPaise: 600_00, marginPaise: 400_00, quotedPaise: 0 });
    expect(rows.reduce((sum: number, { jobs }: { jobs: number }) => sum + jobs, 0)).toBe(2);
  });

  it('is of the jobs of the days alone', async () => {
    await addWork();
    expect((await get('?from=2026-05-01&to=2026-05-31')).rows).toEqual([]);
  });

  it.each([
    ['MARKETING', 403],
    ['INTERNATIONAL', 403],
    ['ACCOUNT', 200],
    ['ADMIN', 200],
  ] as const)('is read by %s with %i', async (role, status) => {
    expect((await api.get('/reports/job-profit', { as: role })).status).toBe(status);
  });
});
