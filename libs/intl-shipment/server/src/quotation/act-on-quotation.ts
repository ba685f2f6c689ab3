import {
  allowedQuotationMoves,
  mayAct,
  type Quotation,
  type QuotationAct,
  quotationProblems,
} from '@freightdesk/intl-shipment-contract';
import { changeRecord, refuse, type Seen, type WriteContext } from '@freightdesk/shared-server-kit';
import { quotationsAt } from './read-quotation';

export function refuseIllegal(act: QuotationAct, { status }: Pick<Quotation, 'status'>): void {
  if (mayAct(act, status)) return;
  refuse(quotationProblems.illegal_move, { members: { allowed: allowedQuotationMoves(status) } });
}

/** One act on a quotation, where its state allows that. */
export function actOnQuotation(
  act: QuotationAct,
  { id, version, reason }: Seen & { reason?: string },
  context: WriteContext,
  change: (before: Quotation) => Promise<void>,
): Promise<Quotation> {
  return changeRecord(quotationsAt(context.clock), { id, version, action: act, reason }, context, async (before) => {
    refuseIllegal(act, before);
    await change(before);
  });
}
