import {
  type CreditMoveInput,
  type CreditMoveKind,
  creditMoves,
  creditVoucherLines,
  type UnpaidCredit,
  unpaidCreditProblems as problems,
} from '@freightdesk/invoices-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { newId } from '@freightdesk/shared-database';
import {
  changeRecord,
  type RecordKind,
  refuse,
  refuseFutureDates,
  type WriteContext,
  writtenBy,
} from '@freightdesk/shared-server-kit';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import { refuseAt } from '../document/refuse-at';
import { changePurchase, lockPurchase } from '../purchase-invoice/purchase-invoice.repository';
import { type CreditStanding, toUnpaidCredit } from './to-unpaid-credit';
import { creditOf } from './unpaid-credit.repository';

const actions = { REVERSED: 'reverse-credit', RESTORED: 'restore-credit' } as const;

/** A bill as the trail shows it beside what happened to its credit. Payments of it wait, or are counted. */
const unpaidCredits = (context: WriteContext): RecordKind<UnpaidCredit> => ({
  record: 'purchase invoice',
  lock: lockPurchase,
  find: async (tx, id) => {
    const today = context.clock.today();
    return toUnpaidCredit(await creditOf(tx, id, today), today);
  },
});

/** What moves on a day, or the refusal that says why nothing may. */
function movedOrRefuse(kind: CreditMoveKind, of: CreditStanding, date: string): TaxHeads {
  const { toReverse, toRestore } = creditMoves(of.facts);
  const tax = kind === 'REVERSED' ? toReverse : toRestore;
  const isNothing = taxOf(tax) === 0;
  if (kind === 'REVERSED') {
    if (of.waitsForPortal) refuse(problems.waits_for_portal);
    if (isNothing) refuse(problems.nothing_to_reverse);
    if (of.creditUntil === null || date <= of.creditUntil) refuseAt(problems.in_time, 'date');
  } else {
    if (isNothing) refuse(problems.nothing_to_restore);
    if (of.paidOn !== null && date < of.paidOn) refuseAt(problems.before_paid, 'date');
  }
  if (of.movedOn !== null && date < of.movedOn) refuseAt(problems.before_last_move, 'date');
  return tax;
}

/** Credit of a bill goes back, or is taken again: what its unpaid part comes to now, posted on a day and kept beside the bill. */
const moveCredit =
  (kind: CreditMoveKind) =>
  ({ id, version, date }: CreditMoveInput, context: WriteContext): Promise<UnpaidCredit> => {
    refuseFutureDates(context.clock, { date });
    return changeRecord(unpaidCredits(context), { id, version, action: actions[kind] }, context, async () => {
      const { tx, clock, actor } = context;
      const standing = await creditOf(tx, id, clock.today());
      const tax = movedOrRefuse(kind, standing, date);
      const { number, supplierNumber, partyName, branchId } = standing;
      const voucherId = await postVoucher(context, {
        ...{ type: 'PURCHASE', date, lines: creditVoucherLines(kind, tax) },
        narration: `Input credit of ${supplierNumber} of ${partyName} ${kind === 'REVERSED' ? 'reversed: unpaid after 180 days' : 'taken again: paid'}`,
        document: { type: 'purchase invoice', id, number: number ?? supplierNumber },
        branchId,
      });
      await tx
        .insertInto('unpaidCreditMove')
        .values({
          ...{ id: newId(), purchaseInvoiceId: id, voucherId, kind, date, ...tax },
          ...writtenBy({ clock, actor }),
        })
        .execute();
      await changePurchase(context, id, {});
    });
  };

export const reverseUnpaidCredit = moveCredit('REVERSED');
export const restoreUnpaidCredit = moveCredit('RESTORED');
