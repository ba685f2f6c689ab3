import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { formatMinor } from '@freightdesk/shared-money';
import { type SaleInvoiceKind, saleInvoiceKindLabel } from '../sale-invoice/sale-invoice.kinds';
import type { SaleInvoice } from '../sale-invoice/sale-invoice.schema';
import { hindiLabels } from '../sheet/sale-sheet-words.hi.data';

/** A letter that is ready to go with the paper. */
export interface SaleLetter {
  language: 'English' | 'हिन्दी';
  subject: string;
  text: string;
}

type Said = Pick<
  SaleInvoice,
  'kind' | 'number' | 'date' | 'dueDate' | 'party' | 'currency' | 'currencyTotalMinor' | 'outstandingMinor' | 'supplier'
>;

interface Words {
  language: SaleLetter['language'];
  kindOf: (kind: SaleInvoiceKind) => string;
  subject: (what: string, from: string) => string;
  greeting: (name: string) => string;
  /** What is in the envelope. */
  enclosed: (what: string, facts: { date: string; total: string }) => string;
  /** What is to be done about it, by kind; nothing where nothing is. */
  asked: (kind: SaleInvoiceKind, facts: { due: string; owed: string | null }) => string | null;
  close: string;
}

const english: Words = {
  language: 'English',
  kindOf: (kind) => saleInvoiceKindLabel[kind].toLowerCase(),
  subject: (what, from) => `${what.charAt(0).toUpperCase()}${what.slice(1)}${from && ` of ${from}`}`,
  greeting: (name) => `Dear ${name},`,
  enclosed: (what, { date, total }) => `please find attached our ${what} of ${date}, which comes to ${total}.`,
  asked: (kind, { due, owed }) => {
    if (kind === 'CREDIT_NOTE') return 'It is taken off what you owe us.';
    if (kind === 'PROFORMA') return 'The invoice follows; nothing is due on this paper.';
    return owed && `${owed} is to be paid by ${due}.`;
  },
  close: 'Kind regards',
};

const hindi: Words = {
  language: 'हिन्दी',
  kindOf: (kind) => hindiLabels[saleInvoiceKindLabel[kind]] ?? saleInvoiceKindLabel[kind],
  subject: (what, from) => `${what}${from && ` – ${from}`}`,
  greeting: (name) => `प्रिय ${name},`,
  enclosed: (what, { date, total }) => `दिनांक ${date} का हमारा ${what} संलग्न है, कुल राशि ${total}।`,
  asked: (kind, { due, owed }) => {
    if (kind === 'CREDIT_NOTE') return 'यह राशि आपके देय से घटा दी गई है।';
    if (kind === 'PROFORMA') return 'चालान बाद में भेजा जाएगा; इस पत्र पर कुछ देय नहीं है।';
    return owed && `${owed} का भुगतान ${due} तक करें।`;
  },
  close: 'सादर',
};

function letterIn(words: Words, invoice: Said): SaleLetter {
  const { kind, number, date, dueDate, party, currency, currencyTotalMinor, outstandingMinor, supplier } = invoice;
  const sign = currency === 'INR' ? '₹' : currency;
  const amount = (minor: number) => `${sign} ${formatMinor(minor, currency)}`;
  const what = `${words.kindOf(kind)} ${number ?? ''}`.trim();
  const owed = outstandingMinor > 0 ? amount(outstandingMinor) : null;
  const asked = words.asked(kind, { due: formatBusinessDate(dueDate), owed });
  const from = supplier.name ?? '';
  return {
    language: words.language,
    subject: words.subject(what, from),
    text: [
      words.greeting(party.name),
      '',
      words.enclosed(what, { date: formatBusinessDate(date), total: amount(currencyTotalMinor) }),
      ...(asked ? [asked] : []),
      '',
      words.close,
      from,
    ].join('\n'),
  };
}

/** What is written with a document of each kind, in the languages that its paper has. */
export const saleInvoiceLetters = (invoice: Said): [SaleLetter, SaleLetter] => [
  letterIn(english, invoice),
  letterIn(hindi, invoice),
];
