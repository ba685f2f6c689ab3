import { isStateCode, stateName } from '@freightdesk/parties-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { amountInWords, formatMinor, formatPaise } from '@freightdesk/shared-money';
import type { PrintedSheet, SheetFact, SheetSide, SheetTable } from '@freightdesk/shared-sheet';
import { taxOf } from '@freightdesk/tax-contract';
import { rateText } from '../document/rate-text';
import { taxHeadsOf } from '../document/tax-head-names';
import type { PurchaseInvoice } from '../purchase-invoice/purchase-invoice.schema';
import type { Supplier } from '../sale-invoice/sale-invoice.schema';
import { said, untaxed } from './sale-sheet-cells.rules';

type Address = Supplier['address'];

/** Who buys: we, at the branch of the bill. */
export type BuyingSide = Pick<Supplier, 'name' | 'gstin' | 'stateCode' | 'address'>;

const envelope = (address: Address): string[] =>
  address
    ? [address.line1, address.line2, [address.city, address.pincode].filter(Boolean).join(' ')].filter(
        (line): line is string => Boolean(line),
      )
    : [];

const inState = (code: string | null): string => (isStateCode(code) ? `${stateName(code)} (${code})` : '–');
const fact = (label: string, value: string): SheetFact => ({ label, value });
const paise = (label: string, amount: number): SheetFact => fact(label, formatPaise(amount));

const sideOf = (
  caption: string,
  side: { name: string | null; gstin: string | null; stateCode: string | null; address: Address },
): SheetSide => ({
  caption,
  name: side.name ?? '',
  lines: [...envelope(side.address), side.gstin ? `GSTIN ${side.gstin}` : 'Unregistered', inState(side.stateCode)],
});

type Totals = Pick<PrintedSheet, 'tables' | 'totals' | 'inWords' | 'statements'>;

const supplyOf = ({ supply, placeOfSupply }: PurchaseInvoice) => ({
  supply: supply === 'IMPORT' ? ('INTER' as const) : supply,
  stateCode: placeOfSupply.stateCode,
});

/** What the vendor charges, or what we owe in his place. */
const taxIn = (bill: PurchaseInvoice) => bill.reverseChargeTax ?? bill;

const headFacts = (bill: PurchaseInvoice): SheetFact[] =>
  taxHeadsOf(supplyOf(bill)).map(({ head, label }) => paise(label, taxIn(bill)[head]));

const linesTable = (bill: PurchaseInvoice): SheetTable => ({
  name: 'Lines',
  columns: [
    { header: 'Description', align: 'start' },
    { header: 'SAC or HSN', align: 'start' },
    { header: 'Quantity', align: 'end' },
    { header: 'Rate', align: 'end' },
    { header: 'GST rate', align: 'end' },
    { header: 'Taxable value', align: 'end' },
  ],
  rows: bill.lines.map(({ description, sac, quantity, rate, gstRate, taxability, ...line }) => ({
    cells: [
      said(description, line.jobNumber ?? line.docketNumber ?? undefined),
      said(sac),
      said(quantity),
      said(rateText(rate, bill.currency)),
      // A rate beside what is exempt would say what is not so.
      said(untaxed[taxability] || `${Number(gstRate)}%`),
      said(formatPaise(line.taxablePaise)),
    ],
  })),
});

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

const common = { reasons: [], terms: { title: 'Terms', items: [] }, notes: '', payment: [], blocks: [] };
const foots = { carriedForward: 'Carried forward', broughtForward: 'Brought forward' };

const factsOf = (bill: PurchaseInvoice, number: string): SheetFact[] => [
  fact('Number', number),
  fact('Date', formatBusinessDate(bill.date)),
  fact("Vendor's invoice", `${bill.supplierNumber} of ${formatBusinessDate(bill.supplierDate)}`),
  ...(bill.against ? [fact('Against', bill.against.number ?? '–')] : []),
  fact('Place of supply', inState(bill.placeOfSupply.stateCode)),
  fact('Tax payable under reverse charge', bill.reverseCharge ? 'Yes' : 'No'),
];

const titleOf = ({ kind, selfInvoiceNumber }: PurchaseInvoice): string => {
  if (kind === 'DEBIT_NOTE') return 'Debit note';
  return selfInvoiceNumber ? 'Self-invoice' : 'Vendor bill as booked';
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
  const vendor = sideOf(bill.kind === 'DEBIT_NOTE' ? 'To' : 'Supplied by', { ...bill.vendor });
  return {
    name: bill.selfInvoiceNumber ?? bill.number ?? 'Draft of a bill',
    title: titleOf(bill),
    mark: markOf(bill),
    issuer: sideOf('', { ...buyer, gstin: bill.recipientGstin }),
    sides: [vendor],
    facts: factsOf(bill, number),
    ...totalsOf(bill),
    ...common,
    notes: bill.reason ?? '',
    signatures: [{ over: `For ${buyer.name ?? ''}`, under: 'Authorised signatory' }],
    ...foots,
  };
}

/** What one payment settled of the bill. */
interface Settled extends Pick<PurchaseInvoice['settledBy'][number], 'date' | 'amountMinor'> {
  payment: { number: string };
}

/** A share of what is owed under reverse charge, as a payment settles its share of the bill. */
const shareOf = (amount: number, { amountMinor }: Settled, { payableMinor }: PurchaseInvoice): number =>
  payableMinor === 0
    ? 0
    : Number((2n * BigInt(amount) * BigInt(amountMinor) + BigInt(payableMinor)) / (2n * BigInt(payableMinor)));

/** Why what is paid is less than the lines come to. */
function deductedFrom(bill: PurchaseInvoice, { amountMinor }: Settled, paid: string): string[] {
  const { tdsPaise, totalPaise, payablePaise, payableMinor, currency } = bill;
  if (tdsPaise !== 0) {
    return [
      `Of ₹ ${formatPaise(totalPaise)} ${deducted(bill)}, which leaves ₹ ${formatPaise(payablePaise)}; of these ${paid} is paid here.`,
    ];
  }
  const whole = `${currency === 'INR' ? '₹' : currency} ${formatMinor(payableMinor, currency)}`;
  return amountMinor === payableMinor ? [] : [`Of ${whole} this voucher pays ${paid}.`];
}

/**
 * The payment voucher that an unregistered vendor is given under reverse charge (CGST Act s.31(3)(g), Rules, rule 52), numbered as the
 * payment is.
 */
export function paymentVoucherSheet(bill: PurchaseInvoice, settled: Settled, buyer: BuyingSide): PrintedSheet {
  const { payment, date, amountMinor } = settled;
  const { currency } = bill;
  const tax = taxIn(bill);
  const paid = `${currency === 'INR' ? '' : `${currency} `}${formatMinor(amountMinor, currency)}`;
  return {
    name: payment.number,
    title: 'Payment voucher',
    mark: '',
    issuer: sideOf('', { ...buyer, gstin: bill.recipientGstin }),
    sides: [sideOf('Paid to', { ...bill.vendor })],
    facts: [
      fact('Number', payment.number),
      fact('Date', formatBusinessDate(date)),
      fact('Self-invoice', bill.selfInvoiceNumber ?? '–'),
      fact("Vendor's invoice", `${bill.supplierNumber} of ${formatBusinessDate(bill.supplierDate)}`),
      fact('Place of supply', inState(bill.placeOfSupply.stateCode)),
      fact('Tax payable under reverse charge', 'Yes'),
    ],
    tables: [linesTable(bill)],
    totals: [
      ...taxHeadsOf(supplyOf(bill)).map(({ head, label }) => paise(label, shareOf(tax[head], settled, bill))),
      { ...fact('Paid', paid), strong: true },
    ],
    inWords: [fact('Amount in words', amountInWords(amountMinor, currency))],
    statements: [
      'The tax is ours to pay to the government, and is not within the amount.',
      ...deductedFrom(bill, settled, paid),
    ],
    ...common,
    signatures: [{ over: `For ${buyer.name ?? ''}`, under: 'Authorised signatory' }],
    ...foots,
  };
}
