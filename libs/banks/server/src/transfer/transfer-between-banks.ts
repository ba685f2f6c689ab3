import {
  bankProblems,
  type Transfer,
  transferProblem,
  transferProblems,
  type TransferInput,
  valueMoved,
  worthAt,
} from '@freightdesk/banks-contract';
import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { newId, together, type Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { isCurrency } from '@freightdesk/shared-money';
import { refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { movingBank } from '../bank/bank.repository';
import { refuseUnknownBank } from '../bank/bank-refusals';
import { type ForeignBank, holdForeignBanks } from '../bank/foreign-money.repository';
import { insertTransfer } from './transfer.repository';

/** Takes the next number of the transfers' series, in the transaction that uses it. */
export type TakeTransferNumber = (context: WriteContext, date: string) => Promise<string>;

/** Moves money between two banks: Dr the one that receives, Cr the one that gives. */
export async function transferBetweenBanks(
  input: TransferInput,
  context: WriteContext,
  takeNumber: TakeTransferNumber,
): Promise<Transfer> {
  const { tx, actor, clock } = context;
  const [from, to] = await together(findSideOrRefuse(tx, input.fromBankId), findSideOrRefuse(tx, input.toBankId));
  refuseProblem(from, to, input);

  const { amountMinor, toAmountMinor = amountMinor, date, reference = null } = input;
  // Only what a foreign bank holds is worth what the books kept it at; it is read when nothing else can come between.
  const abroad = [from, to].filter(({ currency }) => currency !== 'INR').map(({ id }) => id);
  const [number, held] = await together(takeNumber(context, date), holdForeignBanks(tx, abroad));
  const parties = { fromBankId: from.id, toBankId: to.id };
  const moved = { id: newId(), number, date, ...parties, amountMinor, toAmountMinor, reference };
  const voucherId = newId();
  await together(
    post(context, { from, to, held, transfer: moved, voucherId }),
    insertTransfer(tx, { ...moved, voucherId, ...writtenBy({ clock, actor }) }),
  );
  await context.audit({ record: 'bank transfer', recordId: moved.id, action: 'add', after: moved });
  return { ...moved, from: sideOf(from), to: sideOf(to), status: 'POSTED', reverseReason: null, version: 1 };
}

const sideOf = ({ id, name, currency }: Side): Transfer['from'] => ({
  ...{ id, name },
  currency: isCurrency(currency) ? currency : 'INR',
});

type Side = NonNullable<Awaited<ReturnType<typeof movingBank>>>;

async function findSideOrRefuse(tx: Tx, bankId: string): Promise<Side> {
  return (await movingBank(tx, bankId)) ?? refuseUnknownBank();
}

function refuseProblem(from: Side, to: Side, { amountMinor, toAmountMinor }: TransferInput): void {
  const problem = transferProblem({ from, to, amountMinor, ...(toAmountMinor !== undefined && { toAmountMinor }) });
  if (problem) refuse(commonProblems.invalid, { errors: [{ ...transferProblems[problem], code: problem }] });
  if (!from.active || !to.active) refuse(bankProblems.inactive_bank);
}

type Moved = Pick<Transfer, 'id' | 'number' | 'date' | 'amountMinor' | 'toAmountMinor' | 'reference'>;

interface Deal {
  from: Side;
  to: Side;
  /** What those in other currencies held before. */
  held: ReadonlyMap<string, ForeignBank>;
  transfer: Moved;
  voucherId: string;
}

/**
 * Between two currencies the rupee side is the value that arrives, so no rate is guessed; what leaves a foreign bank
 * leaves at its book value, as what arrives at one that is overdrawn arrives at its own, and the difference is the exchange gain or loss.
 */
async function post(context: WriteContext, { from, to, held, transfer, voucherId }: Deal): Promise<void> {
  const { amountMinor, toAmountMinor, date, id, number, reference } = transfer;
  const [giver, taker] = [held.get(from.id), held.get(to.id)];
  const isAbroad = giver !== undefined && taker !== undefined;
  const saidPaise = to.currency === 'INR' ? toAmountMinor : amountMinor;
  // Between two banks of one foreign currency no rupees are said: it is worth what one of them keeps it at.
  const dealPaise = isAbroad ? (worthAt(giver, amountMinor) ?? worthAt(taker, amountMinor) ?? saidPaise) : saidPaise;
  const leavingPaise = giver ? valueMoved(giver, -amountMinor, dealPaise) : dealPaise;
  const worthPaise = isAbroad ? leavingPaise : dealPaise;
  const arrivingPaise = taker ? valueMoved(taker, toAmountMinor, worthPaise) : worthPaise;
  await postVoucher(context, {
    id: voucherId,
    type: 'TRANSFER',
    date,
    narration: `Transfer from ${from.name} to ${to.name}${reference ? `, ${reference}` : ''}`,
    document: { type: 'bank transfer', id, number },
    lines: [
      ...debit(to.accountCode, arrivingPaise, inCurrencyOf(to, toAmountMinor)),
      ...credit(from.accountCode, leavingPaise, inCurrencyOf(from, amountMinor)),
      ...credit(accountCode.exchangeDifference, arrivingPaise - leavingPaise),
    ],
  });
}

const inCurrencyOf = ({ currency }: Side, currencyMinor: number) =>
  currency === 'INR' ? {} : { currency, currencyMinor };
