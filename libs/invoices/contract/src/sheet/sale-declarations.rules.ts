import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { isRoadCarriage, taxabilityOf } from '@freightdesk/tax-contract';
import { outsideEinvoicing } from '../einvoice/einvoice-need.rules';
import type { SaleInvoice } from '../sale-invoice/sale-invoice.schema';
import type { PrintedAlong } from './printed-along.schema';

/** `2026-27`, as the portal writes a year. */
const yearOf = (date: BusinessDate): string => {
  const { from, to } = fiscalYearOf(date);
  return `${from.slice(0, 4)}-${to.slice(2, 4)}`;
};

/**
 * Without these words on the invoice who receives the carriage owes its tax once more, though we charged it (Annexure III of
 * notification 13/2017-Central Tax (Rate), entry 1, second proviso, as amended by 05/2022).
 */
function ofForwardCharge({ kind, date, reverseCharge, lines }: SaleInvoice, { gtaOption }: PrintedAlong): string[] {
  const chargesIt = gtaOption === 'FORWARD_WITHOUT_CREDIT' || gtaOption === 'FORWARD_WITH_CREDIT';
  const isOfCarriage = lines.some((line) => isRoadCarriage(line.sac) && taxabilityOf(line) === 'TAXABLE');
  if (kind !== 'TAX_INVOICE' || reverseCharge || !chargesIt || !isOfCarriage) return [];
  return [
    `I/we have taken registration under the CGST Act, 2017 and have exercised the option to pay tax on services of GTA in relation to transport of goods supplied by us during the Financial Year ${yearOf(date)} under forward charge.`,
  ];
}

/** Why a large company's invoice bears no IRN (CGST Rules, rule 46(s)): a customer without a registration, or carriage by road. */
function ofNoEinvoice(invoice: SaleInvoice, { hasEinvoices }: PrintedAlong): string[] {
  const isInvoice = invoice.kind === 'TAX_INVOICE' || invoice.kind === 'EXPORT';
  if (!isInvoice || !hasEinvoices || !invoice.supplier.gstin) return [];
  return outsideEinvoicing({ ...invoice, status: 'ISSUED' }) === null
    ? []
    : [
        'I/We hereby declare that though our aggregate turnover in any preceding financial year from 2017-18 onwards is more than the aggregate turnover notified under sub-rule (4) of rule 48, we are not required to prepare an invoice in terms of the provisions of the said sub-rule.',
      ];
}

/** What the law has us declare on the paper itself, in its words. */
export const declarationsOf = (invoice: SaleInvoice, along: PrintedAlong): string[] => [
  ...ofForwardCharge(invoice, along),
  ...ofNoEinvoice(invoice, along),
];
