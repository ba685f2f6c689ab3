import type { Inv01 } from './inv01.rules';

const text = (bytes: string) => new TextDecoder().decode(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
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
export function factsOfQr(signedQr: string): unknown {
  const [, body] = signedQr.split('.');
  if (!body || !/^[\w-]+$/.test(body)) return null;
  const said = member(json(text(padded(body))), 'data');
  return typeof said === 'string' ? json(said) : said;
}

/** Which member of the portal's answer belongs to another document; null where all are of this one. */
export function foreignMember(signedQr: string, irn: string, { DocDtls, SellerDtls, ValDtls }: Inv01): string | null {
  const facts = factsOfQr(signedQr);
  const expected = {
    ...{ SellerGstin: SellerDtls.Gstin, DocNo: DocDtls.No, DocTyp: DocDtls.Typ, DocDt: DocDtls.Dt },
    ...{ TotInvVal: ValDtls.TotInvVal, Irn: irn },
  };
  const differs = ([name, value]: [string, string | number]) => String(member(facts, name)) !== String(value);
  return Object.entries(expected).find(differs)?.[0] ?? null;
}

/** The number of the document that a signed QR code is of; null where it is none. */
export function numberInQr(signedQr: string): string | null {
  const number = member(factsOfQr(signedQr), 'DocNo');
  return typeof number === 'string' ? number : null;
}
