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

/** What the portal's answer says otherwise than the document does, in the portal's own names. */
export type Foreign = Readonly<{ member: string; theirs: string; ours: string }>;

/** By what the answer is of another document; null where all of it is of this one. */
export function foreignMember(facts: object, irn: string, { DocDtls, SellerDtls, ValDtls }: Inv01): Foreign | null {
  const expected = {
    ...{ DocNo: DocDtls.No, DocTyp: DocDtls.Typ, DocDt: DocDtls.Dt, SellerGstin: SellerDtls.Gstin },
    ...{ TotInvVal: ValDtls.TotInvVal, Irn: irn },
  };
  const members = Object.entries(expected).map(([name, value]) => ({
    member: name,
    theirs: String(member(facts, name) ?? '-'),
    ours: String(value),
  }));
  return members.find(({ theirs, ours }) => theirs !== ours) ?? null;
}

/** The number of the document that a signed QR code is of; null where it is none. */
export function numberInQr(signedQr: string): string | null {
  const number = member(factsOfQr(signedQr), 'DocNo');
  return typeof number === 'string' ? number : null;
}
