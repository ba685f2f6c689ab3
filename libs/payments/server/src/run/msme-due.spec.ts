import { msmePayBy } from '@freightdesk/parties-contract';
import { settableClock } from '@freightdesk/shared-calendar';
import { dueRows } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { portsOf } from '../payment/payments-ports.builder';
import { tradeBooks } from '../payment/trade-books.builder';
import { registerPayments } from '../register-payments';
import { msmeBillsDue } from './msme-due.repository';

const now = '2026-06-01T06:00:00Z';
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now });
});
afterAll(() => api.close());

it('bills of micro and small enterprises are listed a week before the day of the law, whatever stands on them', async () => {
  const books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  const vendor = async (msmeClass: 'MICRO' | 'SMALL' | 'MEDIUM', msmeAgreedDays: number | null) => {
    const id = await books.addParty(`${msmeClass} ${String(msmeAgreedDays)}`, { roles: ['VENDOR'] });
    const size = { msmeClass, msmeAgreedDays, udyamNumber: 'UDYAM-MH-18-0001234' };
    await api.db.updateTable('party').set(size).where('id', '=', id).execute();
    return id;
  };
  const micro = await vendor('MICRO', 90);
  const small = await vendor('SMALL', null);
  const medium = await vendor('MEDIUM', 30);
  const dueDate = '2026-12-31';
  await books.addBill(micro, { date: '2026-04-24', dueDate });
  await books.addBill(micro, { date: '2026-04-25', dueDate });
  await books.addBill(small, { date: '2026-05-01', dueDate });
  await books.addBill(small, { date: '2026-04-02', dueDate, totalMinor: -500_00 });
  await books.addBill(medium, { date: '2026-04-02', dueDate });

  const waiting = sql`(${dueRows(msmeBillsDue, { db: api.db, clock: settableClock(now) })})`;
  const { rows } = await sql`select title, due from ${waiting} as waiting order by due`.execute(api.db);

  expect(rows).toEqual([
    { title: 'SMALL null', due: msmePayBy('2026-05-01', { msmeClass: 'SMALL' }) },
    { title: 'MICRO 90', due: msmePayBy('2026-04-24', { msmeClass: 'MICRO', msmeAgreedDays: 90 }) },
  ]);
});
