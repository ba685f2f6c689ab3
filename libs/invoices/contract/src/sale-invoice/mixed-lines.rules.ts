import { say } from '@freightdesk/shared-sentence';
import { type ChargeHead, mixedHeadsNotice } from '@freightdesk/tax-contract';
import type { SaleInvoice, SavedSaleInvoice } from './sale-invoice.schema';

/** Lines that mix heads of other codes or rates, each told at its words; what is paid on behalf is no supply of ours. */
export const mixedLineWarnings = (
  {
    kind,
    date,
    lines,
  }: Pick<SaleInvoice, 'kind' | 'date'> & {
    lines: readonly Pick<SaleInvoice['lines'][number], 'description' | 'chargeHeadId'>[];
  },
  heads: readonly Pick<ChargeHead, 'id' | 'name' | 'code' | 'sac' | 'rates'>[],
): SavedSaleInvoice['warnings'] =>
  kind === 'REIMBURSEMENT'
    ? []
    : lines.flatMap((line, index) => {
        const notice = mixedHeadsNotice(line, heads, date);
        return notice ? [{ field: `lines.${index}.description`, message: say(notice) }] : [];
      });
