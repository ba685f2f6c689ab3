import { printedSideOf, stateOnPaper } from '@freightdesk/parties-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { amountInWords, formatMinor, formatPaise } from '@freightdesk/shared-money';
import { blankSheet, fact, type PrintedSheet, type SheetFact } from '@freightdesk/shared-sheet';
import { taxOf } from '@freightdesk/tax-contract';
import { taxHeadsOf } from '../document/tax-head-names';
import type { PurchaseInvoice } from '../purchase-invoice/purchase-invoice.schema';
import { type BuyingSide, foots, linesTable, paise, supplyOf, taxIn } from './purchase-sheet-parts.rules';

type Totals = Pick<PrintedSheet, 'tables' | 'totals' | 'inWords' | 'statements'>;

const headFacts = (bill: PurchaseInvoice): SheetFact[] =>
  taxHeadsOf(supplyOf(bill)).map(({ head, label }) => paise(label, taxIn(bill)[head]));

/** Why the vendor is paid less than the lines come to: whoever adds them up would ask. */
const deducted = ({ tdsPaise, tdsSection }: PurchaseInvoice): string =>
  `TDS of ₹ ${formatPaise(tdsPaise)} is deducted (section ${tdsSection ?? '–'})`;

function paidOf(bill: PurchaseInvoice): string {
  const { totalPaise, tdsPaise, payablePaise } = bill;
  return tdsPaise === 0
    ? `The vendor is paid ₹ ${formatPaise(totalPaise)}.`
    : `Of ₹ ${formatPaise(totalPaise)} ${deducted(bill)}; the vendor is paid ₹ ${formatPaise(payablePaise)}.`;
}

function totalsOf(bill: PurchaseInvoice): Totals {
  const { currency, currencyTotalMinor, reverseChargeTax } = bill;
  const inOwn =
    currency === 'INR'
      ? []
      : [fact(`Total in ${currency}`, `${currency} ${formatMinor(currencyTotalMinor, currency)}`)];
  const wholePaise = bill.totalPaise + (reverseChargeTax ? taxOf(reverseChargeTax) : 0);
  return {
    tables: [linesTable(bill)],
    totals: [
      paise('Taxable value', bill.taxablePaise),
      ...headFacts(bill),
      ...(bill.roundOffPaise === 0 ? [] : [paise('Round-off', bill.roundOffPaise)]),
      { ...paise('Total in rupees', wholePaise), strong: true },
      ...inOwn,
    ],
    inWords: [
      fact(
        'Amount in words',
        currency === 'INR' ? amountInWords(wholePaise, currency) : amountInWords(currencyTotalMinor, currency),
      ),
    ],
    statements: reverseChargeTax
      ? [`Tax payable by us under reverse charge: ₹ ${formatPaise(taxOf(reverseChargeTax))}. ${paidOf(bill)}`]
      : [],
  };
}

const factsOf = (bill: PurchaseInvoice, number: string): SheetFact[] => [
  fact('Number', number),
  fact('Date', formatBusinessDate(bill.date)),
  fact("Vendor's invoice", `${bill.supplierNumber} of ${formatBusinessDate(bill.supplierDate)}`),
  ...(bill.against ? [fact('Against', bill.against.number ?? '–')] : []),
  fact('Place of supply', stateOnPaper(bill.placeOfSupply.stateCode)),
  fact('Tax payable under reverse charge', bill.reverseCharge ? 'Yes' : 'No'),
];

const titleOf = ({ kind, selfInvoiceNumber }: PurchaseInvoice): string => {
  if (kind === 'DEBIT_NOTE') return 'Debit note';
  return selfInvoiceNumber ? 'Self-invoice' : 'Purchase invoice as booked';
};

const markOf = ({ status }: PurchaseInvoice): string => {
  if (status === 'DRAFT') return 'DRAFT, NOT POSTED';
  return status === 'CANCELLED' ? 'CANCELLED' : '';
};

/**
 * A bill on paper. What an unregistered vendor supplies under reverse charge is invoiced by ourselves (CGST Act s.31(3)(f), Rules,
 * rules 46 and 47A): the paper bears the number of that series. A debit note goes to the vendor; another bill says how it was booked.
 */
export function purchaseSheet(bill: PurchaseInvoice, buyer: BuyingSide): PrintedSheet {
  const number = bill.selfInvoiceNumber ?? bill.number ?? '–';
  const vendor = printedSideOf(bill.kind === 'DEBIT_NOTE' ? 'To' : 'Supplied by', { ...bill.vendor });
  return {
    ...blankSheet,
    name: bill.selfInvoiceNumber ?? bill.number ?? 'Draft of a bill',
    title: titleOf(bill),
    mark: markOf(bill),
    issuer: printedSideOf('', { ...buyer, gstin: bill.recipientGstin }),
    sides: [vendor],
    facts: factsOf(bill, number),
    ...totalsOf(bill),
    blocks: [],
    notes: bill.reason ?? '',
    signatures: [{ over: `For ${buyer.name ?? ''}`, under: 'Authorised signatory' }],
    ...foots,
  };
}
