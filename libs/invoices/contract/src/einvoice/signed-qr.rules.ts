import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { formatPaise } from '@freightdesk/shared-money';
import type { Sentence } from '@freightdesk/shared-sentence';
import type { Inv01 } from './inv01.rules';

function text(bytes: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
  } catch {
    // Cut off while it was copied.
    return '';
  }
}

const padded = (part: string) =>
  part
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .padEnd(Math.ceil(part.length / 4) * 4, '=');

function json(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

const member = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

/** What a signed QR code says: a token whose middle part holds the facts of the document as text. Null where it is none. */
export function factsOfQr(signedQr: string): object | null {
  const [, body] = signedQr.split('.');
  if (!body || !/^[\w-]+$/.test(body)) return null;
  const said = member(json(text(padded(body))), 'data');
  const facts = typeof said === 'string' ? json(said) : said;
  return typeof facts === 'object' && facts !== null ? facts : null;
}

/** What the portal's answer says otherwise than the document does, in the words of the page. */
export type Foreign = Readonly<{ member: Sentence; theirs: string | Sentence; ours: string | Sentence }>;

interface Compared {
  /** What the portal calls it. */
  code: string;
  member: Sentence;
  ours: string | number;
  /** As people write what the portal writes otherwise. */
  told?: (text: string) => string | Sentence;
}

const kinds = new Map<string, Sentence>([
  ['INV', { message: 'Invoice' }],
  ['CRN', { message: 'Credit note' }],
  ['DBN', { message: 'Debit note' }],
]);
const dayTold = (text: string) => {
  const day = text.split('/').reverse().join('-');
  return isBusinessDate(day) ? formatBusinessDate(day) : text;
};
const rupeesTold = (text: string) =>
  /^\d{1,12}(\.\d{1,2})?$/.test(text) ? formatPaise(Math.round(Number(text) * 100)) : text;

const comparedOf = (irn: string, { DocDtls, SellerDtls, ValDtls }: Inv01): readonly Compared[] => [
  { code: 'DocNo', member: { message: 'Number' }, ours: DocDtls.No },
  { code: 'DocTyp', member: { message: 'Kind' }, ours: DocDtls.Typ, told: (text) => kinds.get(text) ?? text },
  { code: 'DocDt', member: { message: 'Date' }, ours: DocDtls.Dt, told: dayTold },
  { code: 'SellerGstin', member: { message: 'GSTIN of the supplier' }, ours: SellerDtls.Gstin },
  { code: 'TotInvVal', member: { message: 'Total' }, ours: ValDtls.TotInvVal, told: rupeesTold },
  { code: 'Irn', member: { message: 'IRN' }, ours: irn },
];

/** By what the answer is of another document; null where all of it is of this one. */
export function foreignMember(facts: object, irn: string, payload: Inv01): Foreign | null {
  const asWritten = (text: string) => text;
  for (const { code, member: called, ours, told = asWritten } of comparedOf(irn, payload)) {
    const theirs = String(member(facts, code) ?? '–');
    if (theirs !== String(ours)) return { member: called, theirs: told(theirs), ours: told(String(ours)) };
  }
  return null;
}

/** The number of the document that a signed QR code is of; null where it is none. */
export function numberInQr(signedQr: string): string | null {
  const number = member(factsOfQr(signedQr), 'DocNo');
  return typeof number === 'string' ? number : null;
}
