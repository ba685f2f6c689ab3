import { envelopeOf, homeCountry, isStateCode, panOfGstin, stateOnPaper } from '@freightdesk/parties-contract';
import { formatBusinessDate, formatInstant } from '@freightdesk/shared-calendar';
import { formatMinor, formatPaise } from '@freightdesk/shared-money';
import {
  fact,
  inTwoLanguages,
  type PrintedSheet,
  type SheetBlock,
  type SheetFact,
  type SheetSide,
} from '@freightdesk/shared-sheet';
import { saleInvoiceKindLabel } from '../sale-invoice/sale-invoice.kinds';
import type { SaleInvoice, Supplier } from '../sale-invoice/sale-invoice.schema';
import { freightOf } from './freight.rules';
import { asksForMoney, paymentBlock } from './payment-block.rules';
import type { PrintedAlong } from './printed-along.schema';
import { markOf, type SaleCopy } from './sale-copies';
import { headsOf, valueLabel } from './sale-sheet-cells.rules';
import { declarationsOf } from './sale-declarations.rules';
import { hindiLabels } from './sale-sheet-words.hi.data';
import { chargesOf, taxSummaryOf } from './sale-sheet-tables.rules';
import { discountText, statementsOf } from './sale-statements.rules';

function issuerOf({ name, gstin, stateCode, address, phone, email }: Supplier, ownPan: string | null): SheetSide {
  const contact = [phone, email].filter(Boolean).join(' · ');
  const pan = gstin ? panOfGstin(gstin) : ownPan;
  // Few lines at the head, so that most documents end on their first page.
  const [street, city] = [envelopeOf(address).slice(0, -1), envelopeOf(address).at(-1)];
  return {
    caption: '',
    name: name ?? '',
    lines: [
      ...street,
      [city, stateOnPaper(stateCode)].filter(Boolean).join(', '),
      [`GSTIN ${gstin ?? 'none'}`, ...(pan ? [`PAN ${pan}`] : [])].join(' · '),
      ...(contact ? [contact] : []),
    ],
  };
}

/** A code that nobody knows stands as it is. */
const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

function recipientOf({ name, gstin, stateCode, country, address }: SaleInvoice['recipient']): SheetSide {
  const identity =
    country === homeCountry
      ? [gstin ? `GSTIN ${gstin}` : 'Unregistered', ...(isStateCode(stateCode) ? [stateOnPaper(stateCode)] : [])]
      : [`Country of destination ${countryName(country)}`];
  return { caption: 'Billed to', name, lines: [...envelopeOf(address), ...identity] };
}

/** A note is against its document; anything else was promised by a proforma. */
const againstLabel = ({ kind }: SaleInvoice): string =>
  kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE' ? 'Against invoice' : 'By the proforma';

function factsOf(invoice: SaleInvoice, against: PrintedAlong['against']): SheetFact[] {
  const { number, date, dueDate, placeOfSupply, reverseCharge, currency, exchangeRate } = invoice;
  return [
    fact('Number', number ?? '–'),
    fact('Date', formatBusinessDate(date)),
    ...(against ? [fact(againstLabel(invoice), `${against.number} of ${formatBusinessDate(against.date)}`)] : []),
    ...(asksForMoney(invoice) ? [fact('Due', formatBusinessDate(dueDate))] : []),
    fact('Place of supply', stateOnPaper(placeOfSupply.stateCode)),
    fact('Tax payable under reverse charge', reverseCharge ? 'Yes' : 'No'),
    ...(currency === 'INR' ? [] : [fact('Exchange rate', `₹ ${exchangeRate} for 1 ${currency}`)]),
  ];
}

/** From the taxable value to what is to be paid; paper names its heads also where they come to nothing. */
function totalsOf(invoice: SaleInvoice): SheetFact[] {
  const { currency, currencyTotalMinor } = invoice;
  const paise = (label: string, amount: number) => fact(label, formatPaise(amount));
  const strong = { strong: true };
  return [
    paise(valueLabel(invoice), invoice.taxablePaise),
    ...headsOf(invoice).map(({ head, label }) => paise(label, invoice[head])),
    ...(invoice.roundOffPaise === 0 ? [] : [paise('Round-off', invoice.roundOffPaise)]),
    { ...paise('Total in rupees', invoice.totalPaise), ...strong },
    ...(currency === 'INR'
      ? []
      : [{ ...fact(`Total in ${currency}`, `${currency} ${formatMinor(currencyTotalMinor, currency)}`), ...strong }]),
  ];
}

/** The number that the portal gave, and its code, which whoever receives the paper can check (CGST Rules, rule 46(r)). */
function einvoiceBlock(einvoice: PrintedAlong['einvoice']): SheetBlock[] {
  if (!einvoice) return [];
  const { irn, ackNumber, acknowledgedAt, signedQr } = einvoice;
  return [
    {
      title: 'E-invoice',
      facts: [fact('IRN', irn), fact('Acknowledgement', `${ackNumber}, ${formatInstant(acknowledgedAt)}`)],
      code: { content: signedQr, caption: 'Signed by the portal' },
    },
  ];
}

export interface PrintedHow {
  copy?: SaleCopy | undefined;
  /** The second language of the labels. */
  labels?: 'hi' | undefined;
  /** What is printed beside the document; left out where it is not known yet. */
  along?: PrintedAlong | undefined;
}

/** As long as it is not known what is printed beside the document. */
const nothingAlong: PrintedAlong = {
  ...{ jobs: [], dockets: [], vouchers: [], withoutVoucher: [], bank: null, pan: null, lut: null },
  ...{ gtaOption: null, hasEinvoices: false, einvoice: null, against: null },
};

/** A sale document of any kind as the law wants it (CGST Rules 2017, rule 46). */
export function saleInvoiceSheet(
  invoice: SaleInvoice,
  { copy = 'ORIGINAL', labels, along = nothingAlong }: PrintedHow = {},
): PrintedSheet {
  const title = saleInvoiceKindLabel[invoice.kind];
  const freight = freightOf(along, invoice.supplier.gstin);
  const sheet: PrintedSheet = {
    name: invoice.number ?? `Draft of ${title.toLowerCase()}`,
    title,
    ...markOf(invoice, copy),
    issuer: issuerOf(invoice.supplier, along.pan),
    sides: [recipientOf(invoice.recipient)],
    facts: factsOf(invoice, along.against),
    blocks: [...freight.blocks, ...einvoiceBlock(along.einvoice)],
    tables: [...freight.tables, chargesOf(invoice)],
    totals: totalsOf(invoice),
    inWords: [fact('Amount in words', invoice.amountInWords)],
    summary: taxSummaryOf(invoice),
    statements: statementsOf(invoice, along),
    reasons: [...declarationsOf(invoice, along), ...discountText(invoice), invoice.placeOfSupply.why],
    terms: { title: 'Terms', items: invoice.terms.map(({ title: called, text }) => ({ title: called, text })) },
    notes: invoice.notes ?? '',
    payment: along.bank && asksForMoney(invoice) ? [paymentBlock(invoice, along.bank)] : [],
    signatures: [{ over: `For ${invoice.supplier.name ?? ''}`, under: 'Authorised signatory' }],
    carriedForward: 'Carried forward',
    broughtForward: 'Brought forward',
  };
  return labels === 'hi' ? inTwoLanguages(sheet, hindiLabels) : sheet;
}
