import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { gstPayableCode } from '@freightdesk/reports-contract';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from '../register-reports';
import { addParty, post, sell } from '../report-books.builder';

let api: TestApi;
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });
let customer: string;

const get = async (query = '') => (await api.get(`/reports/gst${query}`, { as: 'ACCOUNT' })).expect(200).data;
const invoice = (facts: Omit<Parameters<typeof sell>[1], 'partyId'>) => sell(books(), { ...facts, partyId: customer });
const differing = ({ ties }: { ties: { differencePaise: number }[] }) =>
  ties.filter(({ differencePaise }) => differencePaise !== 0);

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  customer = await addParty(books(), 'Indian Oil');
});

describe('the GST report', () => {
  it('adds documents up by month, a cancelled one as nothing and a credit note against', async () => {
    await invoice({ date: '2026-04-10', number: 'SI/26-27/000001' });
    await invoice({ date: '2026-04-11', number: 'SI/26-27/000002', status: 'CANCELLED' });
    await invoice({ date: '2026-05-10', number: 'SI/26-27/000003', taxablePaise: 2_000_00 });
    await invoice({ date: '2026-05-11', number: 'CN/26-27/000001', kind: 'CREDIT_NOTE', taxablePaise: 500_00 });

    const report = await get();

    expect(report.output).toEqual({ taxablePaise: 2_500_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 450_00 });
    expect(report.payable).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 450_00 });
    expect(report.rows).toMatchObject([
      { month: '2026-04', side: 'OUTPUT', taxablePaise: 1_000_00, igstPaise: 180_00, differencePaise: 0 },
      { month: '2026-05', side: 'OUTPUT', taxablePaise: 1_500_00, igstPaise: 270_00, differencePaise: 0 },
    ]);
    expect(differing(report)).toEqual([]);
  });

  it('leaves what was paid on a customer’s behalf out of the taxable value', async () => {
    await invoice({ number: 'RB/26-27/000001', kind: 'REIMBURSEMENT', igstPaise: 0 });

    expect((await get()).output.taxablePaise).toBe(0);
  });

  it('is not disturbed by the settling of the tax', async () => {
    await invoice({ number: 'SI/26-27/000001' });
    await post(books(), { type: 'JOURNAL', date: '2026-04-30' }, [
      ...debit(accountCode.outputIgst, 180_00),
      ...credit(gstPayableCode, 180_00),
    ]);
    await post(books(), { type: 'EXPENSE', date: '2026-05-20' }, [
      ...debit(accountCode.outputIgst, 10_00),
      ...credit(accountCode.cash, 10_00),
    ]);

    expect(differing(await get())).toEqual([]);
  });

  it('shows what somebody posted to the tax accounts without a document', async () => {
    await post(books(), { type: 'JOURNAL', date: '2026-04-30' }, [
      ...debit(accountCode.cash, 7_00),
      ...credit(accountCode.outputIgst, 7_00),
    ]);

    const report = await get();

    expect(differing(report)).toMatchObject([
      { side: 'OUTPUT', head: 'IGST', reportPaise: 0, ledgerPaise: 7_00, differencePaise: -7_00 },
    ]);
    expect(report.rows).toMatchObject([{ month: '2026-04', differencePaise: 7_00 }]);
  });
});
