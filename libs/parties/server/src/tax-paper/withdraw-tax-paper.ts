import { type TaxPaper, taxPaperProblemKinds, type WithdrawTaxPaperInput } from '@freightdesk/parties-contract';
import { refuse, requireVersion, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeTaxPaper, lockTaxPaper } from './tax-paper.repository';
import { taxPaperOrRefuse } from './tax-paper-or-refuse';

/** A paper holds no more for bills that come; it is told in the party's trail. */
export async function withdrawTaxPaper(
  { id, version, reason }: WithdrawTaxPaperInput,
  context: WriteContext,
): Promise<TaxPaper> {
  const { tx } = context;
  await lockTaxPaper(tx, id);
  const before = await taxPaperOrRefuse(tx, id);
  requireVersion(before, version);
  if (before.withdrawnReason !== null) refuse(taxPaperProblemKinds.withdrawn);
  await changeTaxPaper(context, id, { withdrawnReason: reason });
  const after = await taxPaperOrRefuse(tx, id);
  await context.audit({
    record: 'party',
    recordId: before.partyId,
    action: 'withdraw tax paper',
    before,
    after,
    reason,
  });
  return after;
}
