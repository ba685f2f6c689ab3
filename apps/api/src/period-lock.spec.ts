import { type CompanyPorts, registerCompany } from '@freightdesk/company-server';
import { newId, type Tx, withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';

// The company locks a month, the ledger's tables refuse what comes after: here they meet.
const nothingBefore: CompanyPorts = { lastBroughtForward: () => Promise.resolve(0), jobLetters: [] };

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (routes) => registerCompany(routes, nothingBefore) });
});
afterAll(() => api.close());

const lock = (month: string) => api.as('ADMIN').post('/period/lock', { month });

describe('a posting under way while its month is being locked', () => {
  const post = async (tx: Tx, date: string) => {
    const voucherId = newId();
    const written = { createdAt: api.clock.now(), createdBy: testActors.ACCOUNT.userId };
    const document = { documentType: 'journal', documentId: newId(), documentNumber: 'JV/26-27/000001' };
    await tx
      .insertInto('voucher')
      .values({ id: voucherId, type: 'JOURNAL', date, narration: 'Rent', lineCount: 2, ...document, ...written })
      .execute();
    const accounts = await tx.selectFrom('account').select('id').limit(2).execute();
    const lines = accounts.map(({ id: accountId }, index) => {
      const [debitPaise, creditPaise] = index === 0 ? [100, 0] : [0, 100];
      return {
        id: newId(),
        voucherId,
        lineNo: index + 1,
        accountId,
        date,
        debitPaise,
        creditPaise,
        currencyMinor: 100,
      };
    });
    await tx.insertInto('posting').values(lines).execute();
  };
  const isLockAwaited = async () => {
    const { rows } = await sql`
      select from pg_locks where relation = 'period_lock'::regclass and not granted`.execute(api.db);
    return rows.length > 0;
  };

  it('is waited for, and whatever comes after it is refused', async () => {
    let answered = false;
    let locking: ReturnType<typeof lock> | undefined;
    await withTransaction(api.db, async (tx) => {
      await post(tx, '2026-10-15');
      locking = lock('2026-10').finally(() => (answered = true));
      while (!(await isLockAwaited())) expect(answered).toBe(false);
    });

    (await locking)?.expect(200);
    expect(await api.db.selectFrom('voucher').select('date').execute()).toEqual([{ date: '2026-10-15' }]);
    await expect(withTransaction(api.db, (tx) => post(tx, '2026-10-31'))).rejects.toThrow(/locked for 2026-10/);
    await withTransaction(api.db, (tx) => post(tx, '2026-11-01'));
  });
});
