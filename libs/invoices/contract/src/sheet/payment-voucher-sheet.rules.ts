import { printedSideOf, stateOnPaper } from '@freightdesk/parties-contract';
import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import { amountInWords, formatMinor, formatPaise, sum } from '@freightdesk/shared-money';
import {
  blankSheet,
  fact,
  type PrintedSheet,
  type SheetFact,
  type SheetRow,
  type SheetTable,
} from '@freightdesk/shared-sheet';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import { type NamedTaxHead, taxHeadsOf } from '../document/tax-head-names';
import type { PurchaseInvoice } from '../purchase-invoice/purchase-invoice.schema';
import { type BuyingSide, foots, linesTable, paise, supplyOf, taxIn } from './purchase-sheet-parts.rules';
import { said } from './sale-sheet-cells.rules';

/** What one payment settled of a bill, in the bill's currency; below zero where a vendor's debit was set off. */
export interface SettledBill {
  bill: PurchaseInvoice;
  amountMinor: number;
}

export type SettledBills = readonly [SettledBill, ...SettledBill[]];

/** The payment that the paper is of, with what it settled in all. */
export interface VoucherPayment {
  number: string;
  date: BusinessDate;
  settledMinor: number;
}

/** A share of what is owed under reverse charge, as the payment settles its share of the bill; half a paisa goes up. */
function shareOf(amount: number, { bill: { payableMinor }, amountMinor }: SettledBill): number {
  if (payableMinor === 0) return 0;
  const [part, whole] = [BigInt(Math.abs(amountMinor)), BigInt(Math.abs(payableMinor))];
  const share = Number((2n * BigInt(amount) * part + whole) / (2n * whole));
  return Math.sign(amountMinor) * Math.sign(payableMinor) * share;
}

function taxShare(settled: SettledBill): TaxHeads {
  const { cgstPaise, sgstPaise, igstPaise } = taxIn(settled.bill);
  return {
    cgstPaise: shareOf(cgstPaise, settled),
    sgstPaise: shareOf(sgstPaise, settled),
    igstPaise: shareOf(igstPaise, settled),
  };
}

/** What a bill is called on the paper: by the number of our own invoice, a note to its vendor by its own. */
const calledOf = ({ selfInvoiceNumber, number }: PurchaseInvoice): string => selfInvoiceNumber ?? number ?? '–';

/** Whether what is told of it is taken off: a note to a vendor. */
const signOf = ({ kind }: PurchaseInvoice): 1 | -1 => (kind === 'DEBIT_NOTE' ? -1 : 1);

/** What was supplied, line by line, each with the invoice that it stands on (rule 52(e) and (g)). */
function suppliedTable(settled: SettledBills): SheetTable {
  const [description, ...columns] = linesTable(settled[0].bill).columns;
  const rows = settled.flatMap(({ bill }) =>
    linesTable(bill).rows.map(({ cells: [first, ...cells] }): SheetRow => ({
      cells: [first ?? said('–'), said(calledOf(bill)), ...cells],
    })),
  );
  return {
    name: 'Lines',
    columns: [...(description ? [description] : []), { header: 'Self-invoice', align: 'start' }, ...columns],
    rows,
  };
}

function paidRow(settled: SettledBill): SheetRow {
  const { bill, amountMinor } = settled;
  const { supplierNumber, supplierDate, currency, currencyTotalMinor, tdsPaise, tdsSection } = bill;
  return {
    cells: [
      said(calledOf(bill), formatBusinessDate(bill.date)),
      said(supplierNumber, formatBusinessDate(supplierDate)),
      said(stateOnPaper(bill.placeOfSupply.stateCode)),
      said(formatMinor(signOf(bill) * currencyTotalMinor, currency)),
      said(formatPaise(tdsPaise), tdsPaise === 0 ? undefined : `section ${tdsSection ?? '–'}`),
      said(formatPaise(taxOf(taxShare(settled)))),
      said(formatMinor(amountMinor, currency)),
    ],
  };
}

/** What of each bill is paid, why that is less than the bill, and what of its tax is ours to pay; the foot adds them up. */
function paidTable(settled: readonly SettledBill[], currency: PurchaseInvoice['currency']): SheetTable {
  const inOwn = currency === 'INR' ? '' : ` in ${currency}`;
  const bills = settled.map(({ bill }) => bill);
  return {
    name: 'Bills',
    title: 'What is paid',
    columns: [
      { header: 'Self-invoice', align: 'start' },
      { header: "Vendor's invoice", align: 'start' },
      { header: 'Place of supply', align: 'start' },
      { header: `Bill${inOwn}`, align: 'end' },
      { header: 'TDS deducted', align: 'end' },
      { header: 'Tax payable by us', align: 'end' },
      { header: `Paid here${inOwn}`, align: 'end' },
    ],
    rows: settled.map(paidRow),
    foot: [
      'Total',
      '',
      '',
      formatMinor(sum(bills.map((bill) => signOf(bill) * bill.currencyTotalMinor)), currency),
      formatPaise(sum(bills.map(({ tdsPaise }) => tdsPaise))),
      formatPaise(sum(settled.map((one) => taxOf(taxShare(one))))),
      formatMinor(sum(settled.map(({ amountMinor }) => amountMinor)), currency),
    ],
  };
}

/** Each head that a bill of the payment has, once, with what all of them come to. */
function headTotals(settled: readonly SettledBill[]): SheetFact[] {
  const heads = settled.flatMap(({ bill }) => taxHeadsOf(supplyOf(bill)).map((named) => ({ ...named, bill })));
  const labels = [...new Set(heads.map(({ label }) => label))];
  const ofLabel = (label: NamedTaxHead['label']) =>
    settled.map((one) => {
      const own = heads.find((named) => named.bill === one.bill && named.label === label);
      return own ? taxShare(one)[own.head] : 0;
    });
  return labels.map((label) => paise(label, sum(ofLabel(label))));
}

/** What of the payment is not on this paper: bills that no voucher is owed of, or an advance. */
const restOf = (settledMinor: number, paidMinor: number, currency: PurchaseInvoice['currency']): string[] =>
  settledMinor === paidMinor
    ? []
    : [
        `The payment settled ${currency === 'INR' ? '₹' : currency} ${formatMinor(settledMinor, currency)} in all; this voucher is of the bills above.`,
      ];

/**
 * The payment voucher that a vendor without a registration is given under reverse charge (CGST Act s.31(3)(g), Rules, rule 52): one
 * paper of one payment, numbered and dated as that is, with each bill of ours that it settled. All of `settled` are of the
 * registration of `buyer`, in one currency, and there is one at least.
 */
export function paymentVoucherSheet(payment: VoucherPayment, settled: SettledBills, buyer: BuyingSide): PrintedSheet {
  const { vendor, currency, recipientGstin } = settled[0].bill;
  const paidMinor = sum(settled.map(({ amountMinor }) => amountMinor));
  return {
    ...blankSheet,
    name: payment.number,
    title: 'Payment voucher',
    issuer: printedSideOf('', { ...buyer, gstin: recipientGstin }),
    sides: [printedSideOf('Paid to', { ...vendor })],
    facts: [
      fact('Number', payment.number),
      fact('Date', formatBusinessDate(payment.date)),
      fact('Tax payable under reverse charge', 'Yes'),
    ],
    tables: [suppliedTable(settled), paidTable(settled, currency)],
    totals: [
      ...headTotals(settled),
      {
        ...fact('Paid', `${currency === 'INR' ? '' : `${currency} `}${formatMinor(paidMinor, currency)}`),
        strong: true,
      },
    ],
    inWords: [fact('Amount in words', amountInWords(paidMinor, currency))],
    statements: [
      'The tax is ours to pay to the government, and is not within the amount.',
      ...restOf(payment.settledMinor, paidMinor, currency),
    ],
    blocks: [],
    signatures: [{ over: `For ${buyer.name ?? ''}`, under: 'Authorised signatory' }],
    ...foots,
  };
}
