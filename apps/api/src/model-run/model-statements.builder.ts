import { newId } from '@freightdesk/shared-database';
import { gst, taxWithin } from './model-accounts.builder';
import { isGivenBack, takeBack } from './model-reversals.builder';
import { type Entry, type ModelBank, type ModelPayment, nothingAhead } from './model-records.builder';
import { modeAt } from './model-banks.builder';
import { apt, call, dayOf, of, type Step, today, type World } from './model-world.builder';

const decimal = (minor: number) => (minor / 100).toFixed(2);

async function tell(world: World, bank: ModelBank, line: string): Promise<void> {
  const form = new FormData();
  form.append('bankId', bank.id);
  form.append('file', new Blob([`Date,Narration,Amount\n${line}`]), 'statement.csv');
  await call(world, ['/bank/statement-import', form]);
}

/** A line of the bank's statement of today that it did not tell before; its first statement is of before all else, so nothing is brought forward. */
async function lineTold(world: World, bank: ModelBank, minor: number): Promise<string> {
  const { told, used } = world.books;
  if (!told.has(bank.id)) await tell(world, bank, '01/03/2026,Opened,0.01');
  told.add(bank.id);
  used.add(bank.code);
  const narration = newId();
  await tell(world, bank, `21/11/2026,${narration},${decimal(minor)}`);
  const { id } = await world.api.db
    .selectFrom('bankStatementLine')
    .select('id')
    .where('narration', '=', narration)
    .executeTakeFirstOrThrow();
  return id;
}

/** The entry that a payment made at its bank. */
async function entryOf({ api }: World, { id, at }: ModelPayment): Promise<string> {
  const entry = await api.db
    .selectFrom('payment')
    .innerJoin('posting', 'posting.voucherId', 'payment.voucherId')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .select('posting.id')
    .where('payment.id', '=', id)
    .where('account.code', '=', at.bank.code)
    .executeTakeFirstOrThrow();
  return entry.id;
}

/** As the bank's statement has it. */
const movedAt = ({ at: { bank, minor, paise } }: ModelPayment) => (bank.isForeign ? minor : paise);

const stands = ({ status }: ModelPayment) => status === 'POSTED';

/** The bank's statement has what was paid; a slip is out by a paisa. */
export async function clearPayment(world: World, step: Step): Promise<void> {
  const payment = apt(world.books.payments.filter(stands), step, ({ matchId }) => matchId === undefined);
  if (!payment) return;
  const { bank } = payment.at;
  const minor = movedAt(payment);
  const lineIds = [await lineTold(world, bank, minor + (step.slip === 3 ? 1 : 0))];
  const match = await call(
    world,
    ['/bank/reconcile', { bankId: bank.id, lineIds, entryIds: [await entryOf(world, payment)] }],
    [step.slip === 3 && 'match_differs', payment.matchId !== undefined && 'already_matched'],
  );
  if (match) payment.matchId = match.id;
}

/** What was matched by mistake waits again. */
export async function unmatch(world: World, step: Step): Promise<void> {
  const payment = of(
    world.books.payments.filter(({ matchId }) => matchId !== undefined),
    step.pick,
  );
  if (!payment?.matchId) return;
  const isNot = step.slip === 2;
  const done = await call(
    world,
    ['/bank/unreconcile', { id: isNot ? newId() : payment.matchId }],
    [isNot && 'not_found'],
  );
  if (done) delete payment.matchId;
}

/** What the bank takes for one cheque of three that it gives back, mostly with tax in it. */
const chargedFor = ({ other, paise }: Step): { bankChargesPaise?: number; chargesGst?: typeof gst } =>
  other % 3 === 0 ? { bankChargesPaise: 1 + (paise % 1_000_00), ...(other % 4 > 0 && { chargesGst: gst }) } : {};

const chargeRefused = ({ isForeign, isCash }: ModelBank, charged: ReturnType<typeof chargedFor>) =>
  charged.bankChargesPaise !== undefined && ((isForeign && 'charges_in_rupees') || (isCash && 'cash_box'));

/** The bank gives a cheque back, cleared before or not: what it settled is open again. */
export async function returnCheque(world: World, step: Step): Promise<void> {
  const { books } = world;
  const payment = apt(books.payments, step, stands);
  if (!payment) return;
  const { bank } = payment.at;
  const minor = movedAt(payment);
  const line = await lineTold(world, bank, -minor + (step.slip === 3 ? 1 : 0));
  const isThere = step.slip !== 1;
  const entryId = await entryOf(world, payment);
  const charged = chargedFor(step);
  const lineId = isThere ? line : newId();
  const done = await call(
    world,
    ['/bank/cheque-return', { bankId: bank.id, lineId, entryId, reason: 'Funds insufficient', ...charged }],
    [
      !isThere && 'not_of_bank',
      step.slip === 3 && 'match_differs',
      !stands(payment) && 'not_a_cheque',
      isGivenBack(world, payment) && 'receipt_refunded',
      chargeRefused(bank, charged),
      books.shut(today),
    ],
  );
  if (!done) return;
  takeBack(world, payment);
  delete payment.matchId;
  payment.version += 1;
  await bookedWith(world, bank, charged);
}

async function bookedWith(world: World, bank: ModelBank, charged: ReturnType<typeof chargedFor>): Promise<void> {
  const { bankChargesPaise: paise, chargesGst } = charged;
  if (paise !== undefined) await booked(world, { bank, date: today, paise, tax: chargesGst ? taxWithin(paise) : 0 });
}

/** What the bank took and nobody booked is booked as it is matched; a slip books another amount. */
export async function bookCharge(world: World, step: Step): Promise<void> {
  const { books } = world;
  const bank = of(books.banks, step.pick);
  if (!bank) return;
  const { mode, reason } = modeAt(bank, step);
  const [date, paise, isOut] = [dayOf(step), step.paise, step.slip === 3];
  const lineIds = [await lineTold(world, bank, -paise)];
  const facts = { direction: 'EXPENSE', bankId: bank.id, accountCode: '6090', date, mode, currency: 'INR' };
  const match = await call(
    world,
    ['/bank/reconcile', { bankId: bank.id, lineIds, create: [{ ...facts, amountMinor: isOut ? paise + 1 : paise }] }],
    [isOut && 'match_differs', reason, books.shut(date)],
  );
  if (match) await booked(world, { bank, date, paise, tax: 0, matchId: match.id });
}

/** A charge that the server booked, under the next number of the year. */
async function booked(
  { api, books }: World,
  { bank, date, paise, tax, matchId }: { bank: ModelBank; date: string; paise: number; tax: number; matchId?: string },
): Promise<void> {
  const number = books.nextNumber('EV', date);
  const { id, version } = await api.db
    .selectFrom('payment')
    .select(['id', 'version'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const entry: Entry = [
    [bank.code, -paise],
    ['6090', paise - tax],
    ['1330', tax],
  ];
  books.post(entry, date);
  books.payments.push({
    ...{ way: 'PAYMENT', id, version, number, status: 'POSTED', ...nothingAhead, date, since: date, partyId: '' },
    ...{ isForAccount: true, settled: [], entries: [entry], ...(matchId !== undefined && { matchId }) },
    at: { bank, minor: -paise, paise: -paise },
  });
}
