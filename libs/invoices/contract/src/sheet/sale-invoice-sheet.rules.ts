import { homeCountry, isStateCode, panOfGstin, type StateCode, stateName } from '@freightdesk/parties-contract';
import { formatBusinessDate, formatInstant } from '@freightdesk/shared-calendar';
import { formatMinor, formatPaise } from '@freightdesk/shared-money';
import {
  inTwoLanguages,
  type PrintedSheet,
  type SheetBlock,
  type SheetFact,
  type SheetSide,
} from '@freightdesk/shared-sheet';
import { isWithoutPayment, taxOf } from '@freightdesk/tax-contract';
import { taxHeadsOf } from '../document/tax-head-names';
import { saleInvoiceKindLabel } from '../sale-invoice/sale-invoice.kinds';
import type { SaleInvoice, Supplier } from '../sale-invoice/sale-invoice.schema';
import { freightOf } from './freight.rules';
import { paymentBlock } from './payment-block.rules';
import type { PrintedAlong, PrintedVoucher } from './printed-along.schema';
import { type SaleCopy, saleCopyMark } from './sale-copies';
import { hindiLabels } from './sale-sheet-words.hi.data';
import { chargesOf, taxSummaryOf } from './sale-sheet-tables.rules';

/** An address in the lines of an envelope. */
const envelope = (address: Supplier['address']): string[] =>
  address
    ? [address.line1, address.line2, [address.city, address.pincode].filter(Boolean).join(' ')].filter(
        (line): line is string => Boolean(line),
      )
    : [];

const inState = (code: StateCode): string => `${stateName(code)} (${code})`;

function issuerOf({ name, gstin, stateCode, address, phone, email }: Supplier, ownPan: string | null): SheetSide {
  const contact = [phone, email].filter(Boolean).join(' · ');
  const pan = gstin ? panOfGstin(gstin) : ownPan;
  return {
    caption: '',
    name: name ?? '',
    lines: [
      ...envelope(address),
      `GSTIN ${gstin ?? 'none'}`,
      ...(pan ? [`PAN ${pan}`] : []),
      inState(stateCode),
      ...(contact ? [contact] : []),
    ],
  };
}

/** A code that nobody knows stands as it is. */
const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

function recipientOf({ name, gstin, stateCode, country, address }: SaleInvoice['recipient']): SheetSide {
  const identity =
    country === homeCountry
      ? [gstin ? `GSTIN ${gstin}` : 'Unregistered', ...(isStateCode(stateCode) ? [inState(stateCode)] : [])]
      : [`Country of destination ${countryName(country)}`];
  return { caption: 'Billed to', name, lines: [...envelope(address), ...identity] };
}

const fact = (label: string, value: string): SheetFact => ({ label, value });

function factsOf(invoice: SaleInvoice, against: PrintedAlong['against']): SheetFact[] {
  const { number, date, dueDate, placeOfSupply, reverseCharge, currency, exchangeRate } = invoice;
  return [
    fact('Number', number ?? '–'),
    fact('Date', formatBusinessDate(date)),
    ...(against ? [fact('Against invoice', `${against.number} of ${formatBusinessDate(against.date)}`)] : []),
    fact('Due', formatBusinessDate(dueDate)),
    fact('Place of supply', inState(placeOfSupply.stateCode)),
    fact('Tax payable under reverse charge', reverseCharge ? 'Yes' : 'No'),
    ...(currency === 'INR' ? [] : [fact('Exchange rate', `₹ ${exchangeRate} for 1 ${currency}`)]),
  ];
}

/** What was taken off the whole, which the lines have in their own discount (CGST Act s.15(3)(a)). */
function discountOf({ discountPercent, discountMinor, currency }: SaleInvoice): SheetFact[] {
  if (discountMinor === 0) return [];
  const amount = `${currency === 'INR' ? '' : `${currency} `}${formatMinor(discountMinor, currency)}`;
  return [
    fact('Discount on the document', discountPercent === null ? amount : `${Number(discountPercent)}% · ${amount}`),
  ];
}

/** From the taxable value to what is to be paid; paper names its heads also where they come to nothing. */
function totalsOf(invoice: SaleInvoice): SheetFact[] {
  const { supply, placeOfSupply, currency, currencyTotalMinor } = invoice;
  const paise = (label: string, amount: number) => fact(label, formatPaise(amount));
  const strong = { strong: true };
  return [
    ...discountOf(invoice),
    paise('Taxable value', invoice.taxablePaise),
    ...taxHeadsOf({ supply, stateCode: placeOfSupply.stateCode }).map(({ head, label }) => paise(label, invoice[head])),
    ...(invoice.roundOffPaise === 0 ? [] : [paise('Round-off', invoice.roundOffPaise)]),
    { ...paise('Total in rupees', invoice.totalPaise), ...strong },
    ...(currency === 'INR'
      ? []
      : [{ ...fact(`Total in ${currency}`, `${currency} ${formatMinor(currencyTotalMinor, currency)}`), ...strong }]),
  ];
}

const endorsed = {
  EXPORT: 'SUPPLY MEANT FOR EXPORT',
  SEZ: 'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS',
} as const;

/** In the words of the law (CGST Rules, rule 46, third proviso). */
function endorsementOf(invoice: SaleInvoice): string[] {
  const { supply } = invoice;
  if (supply !== 'EXPORT' && supply !== 'SEZ') return [];
  const how = isWithoutPayment(invoice)
    ? 'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX'
    : 'ON PAYMENT OF INTEGRATED TAX';
  return [`${endorsed[supply]} ${how}`];
}

const voucherText = ({ charge, vendor, number, date }: PrintedVoucher) =>
  `Paid on your behalf: ${charge}, bill ${number} of ${vendor}, ${formatBusinessDate(date)}`;

/** The endorsement of what is zero-rated, what the recipient owes in our place, and whose bills were paid for him. */
function statementsOf(invoice: SaleInvoice, { lut, vouchers }: PrintedAlong): string[] {
  const { reverseChargeTax } = invoice;
  return [
    ...endorsementOf(invoice),
    ...(isWithoutPayment(invoice) && lut
      ? [`LUT ${lut.number}, ${formatBusinessDate(lut.validFrom)} to ${formatBusinessDate(lut.validUntil)}`]
      : []),
    ...(reverseChargeTax
      ? [`Tax payable by the recipient under reverse charge: ₹ ${formatPaise(taxOf(reverseChargeTax))}`]
      : []),
    ...vouchers.map(voucherText),
  ];
}

/** A draft or a cancelled document is no document and says so. */
const markOf = ({ status }: SaleInvoice, copy: SaleCopy) => {
  if (status === 'DRAFT') return { mark: 'DRAFT, NOT ISSUED', watermark: 'DRAFT' };
  return status === 'CANCELLED' ? { mark: 'CANCELLED', watermark: 'CANCELLED' } : { mark: saleCopyMark[copy] };
};

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
  ...{ jobs: [], dockets: [], vouchers: [], bank: null, pan: null, lut: null },
  ...{ einvoice: null, against: null },
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
    reasons: [invoice.placeOfSupply.why],
    terms: { title: 'Terms', items: invoice.terms.map(({ title: called, text }) => ({ title: called, text })) },
    notes: invoice.notes ?? '',
    payment: along.bank ? [paymentBlock(invoice, along.bank)] : [],
    signatures: [{ over: `For ${invoice.supplier.name ?? ''}`, under: 'Authorised signatory' }],
    carriedForward: 'Carried forward',
    broughtForward: 'Brought forward',
  };
  return labels === 'hi' ? inTwoLanguages(sheet, hindiLabels) : sheet;
}
