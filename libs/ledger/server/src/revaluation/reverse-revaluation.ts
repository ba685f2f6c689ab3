import { type Revaluation, revaluationProblems, type ReverseRevaluationInput } from '@freightdesk/ledger-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion, type WriteContext } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { reverseVoucher } from '../voucher/post-voucher';
import { readRevaluation } from './read-revaluation';
import { vouchersOfRevaluation } from './revaluation.repository';

/** Takes the valuation of a month back: that of its last day and that of the first of the next, each on its own day. */
export async function reverseRevaluation(
  { id, version, reason }: ReverseRevaluationInput,
  context: WriteContext,
  ports: LedgerPorts,
): Promise<Revaluation> {
  const { tx, clock } = context;
  await ports.holdPostings(tx);
  const vouchers = await vouchersOfRevaluation(tx, id);
  const [first] = vouchers;
  if (!first) refuse(commonProblems.not_found, { message: 'This valuation does not exist, or no longer does.' });
  const { number, date } = first;
  requireVersion({ id, number, version: first.version }, version);
  if (first.isReversed) refuse(revaluationProblems.revaluation_reversed);
  for (const voucher of vouchers) {
    const narration = `${number} reversed: ${reason}`;
    await reverseVoucher(context, { voucherId: voucher.id, date: voucher.date, narration });
  }
  const after = { number, date, status: 'REVERSED' };
  const before = { ...after, status: 'POSTED' };
  await context.audit({ record: 'revaluation', recordId: id, action: 'reverse', before, after, reason });
  return readRevaluation(date.slice(0, 7), { db: tx, clock }, ports);
}
