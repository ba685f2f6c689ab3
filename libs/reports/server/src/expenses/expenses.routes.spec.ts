import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from '../register-reports';
import { addJob, addParty, post } from '../report-books.builder';

let api: TestApi;
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });
let vendor: string;

const bill = (date: string, paise: number, facts: { jobId?: string; code?: string } = {}) =>
  post(books(), { type: 'PURCHASE', date }, [
    ...debit(facts.code ?? accountCode.freightCost, paise, facts.jobId ? { jobId: facts.jobId } : {}),
    ...credit(accountCode.creditors, paise, { partyId: vendor }),
  ]);
const charges = (date: string, paise: number) =>
  post(books(), { type: 'EXPENSE', date }, [
    ...debit(accountCode.bankCharges, paise),
    ...credit(accountCode.cash, paise),
  ]);

const get = async (query = '') => (await api.get(`/reports/expense${query}`, { as: 'ACCOUNT' })).expect(200).data;

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  vendor = await addParty(books(), 'Gati Carriers');
});

describe('the expense report', () => {
  it('tells what jobs cost from what the house costs, account by account', async () => {
    await bill('2026-04-10', 500_00);
    await bill('2026-05-10', 300_00);
    await charges('2026-05-11', 20_00);

    const { rows, totals } = await get();

    expect(rows).toMatchObject([
      { code: '5000', account: 'Freight cost', directPaise: 800_00, indirectPaise: 0, totalPaise: 800_00 },
      { code: '6090', account: 'Bank charges', directPaise: 0, indirectPaise: 20_00, totalPaise: 20_00 },
    ]);
    expect(totals).toEqual({ directPaise: 800_00, indirectPaise: 20_00, totalPaise: 820_00 });
  });

  it('counts an exchange gain against the expenses', async () => {
    await charges('2026-05-11', 20_00);
    await post(books(), { type: 'RECEIPT', date: '2026-05-12' }, [
      ...debit(accountCode.cash, 6_00),
      ...credit(accountCode.exchangeDifference, 6_00),
    ]);

    expect((await get()).totals).toEqual({ directPaise: 0, indirectPaise: 14_00, totalPaise: 14_00 });
  });

  it('has the same totals however it is grouped', async () => {
    await bill('2026-04-10', 500_00, { jobId: await addJob(books()) });
    await bill('2026-05-10', 300_00);
    await charges('2026-05-11', 20_00);

    const groupings = ['account', 'month', 'job', 'party', 'document'];
    const reports = await Promise.all(groupings.map((grouping) => get(`?groupBy=${grouping}`)));

    expect(reports.map(({ rows }) => rows.length)).toEqual([2, 2, 2, 2, 3]);
    for (const { totals } of reports) expect(totals.totalPaise).toBe(820_00);
  });

  it('names the vendor of a bill though its cost does not, and the document behind each figure', async () => {
    await bill('2026-04-10', 500_00);

    const [byParty, byDocument] = [await get('?groupBy=party'), await get('?groupBy=document')];

    expect(byParty.rows).toMatchObject([{ partyId: vendor, party: 'Gati Carriers', totalPaise: 500_00 }]);
    expect(byDocument.rows).toMatchObject([
      { date: '2026-04-10', voucher: { type: 'PURCHASE', number: 'N-2026-04-10', id: expect.any(String) } },
    ]);
  });

  it('is narrowed to a nature, a job, a party, or to what has none', async () => {
    const jobId = await addJob(books());
    await bill('2026-04-10', 500_00, { jobId });
    await bill('2026-05-10', 300_00);
    await charges('2026-05-11', 20_00);

    const total = async (filter: string) => (await get(`?${filter}`)).totals.totalPaise;

    expect(await total('nature=DIRECT')).toBe(800_00);
    expect(await total('nature=INDIRECT')).toBe(20_00);
    expect(await total(`jobId=${jobId}`)).toBe(500_00);
    expect(await total('without=job')).toBe(320_00);
    expect(await total(`partyId=${vendor}`)).toBe(800_00);
    expect(await total('without=party')).toBe(20_00);
  });

  it.each(['job', 'party'])('by %s comes a page at a time, and what is of none comes last', async (grouping) => {
    const jobIds = [await addJob(books()), await addJob(books())];
    for (const jobId of jobIds) {
      vendor = await addParty(books(), `Carrier of ${jobId}`);
      await bill('2026-04-10', 500_00, { jobId });
      await bill('2027-03-31', 100_00, { jobId });
      await bill('2027-04-01', 7_00, { jobId });
    }
    const pages = async () => {
      const asked = [1, 2, 3, 4].map((page) => get(`?groupBy=${grouping}&page=${page}&pageSize=1`));
      return (await Promise.all(asked)).map(({ rows, total, totals }) => [
        ...[rows.map(({ totalPaise }: { totalPaise: number }) => totalPaise), total],
        totals.totalPaise,
      ]);
    };

    expect(await pages()).toEqual([
      [[600_00], 2, 1_200_00],
      [[600_00], 2, 1_200_00],
      [[], 2, 1_200_00],
      [[], 2, 1_200_00],
    ]);
    await charges('2026-05-11', 20_00);
    expect(await pages()).toEqual([
      [[600_00], 3, 1_220_00],
      [[600_00], 3, 1_220_00],
      [[20_00], 3, 1_220_00],
      [[], 3, 1_220_00],
    ]);
  });

  it('of a taken back bill is nothing', async () => {
    await bill('2026-04-10', 500_00);
    await bill('2026-04-11', -500_00);

    expect((await get()).totals.totalPaise).toBe(0);
  });
});
