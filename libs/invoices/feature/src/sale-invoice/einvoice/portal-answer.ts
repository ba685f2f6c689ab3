import type { EinvoiceInput } from '@freightdesk/invoices-contract';

const member = (of: object, ...names: readonly string[]): string | undefined => {
  const found = names
    .map((name): unknown => Reflect.get(of, name))
    .find((value) => value !== undefined && value !== null);
  return found === undefined ? undefined : String(found);
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The portal's JSON as it is pasted, of one document: its registration, or its cancellation. Null where it is none. */
export function portalAnswer(id: string, text: string): EinvoiceInput | null {
  const read = parsed(text);
  const one: unknown = Array.isArray(read) ? read[0] : read;
  if (typeof one !== 'object' || one === null) return null;
  const irn = member(one, 'Irn', 'irn');
  if (irn === undefined) return null;
  const cancelledAt = member(one, 'CancelDate');
  if (cancelledAt !== undefined) return { id, irn, cancelledAt };
  const said = {
    ackNumber: member(one, 'AckNo'),
    ackDate: member(one, 'AckDt'),
    signedQr: member(one, 'SignedQRCode'),
  };
  return { id, irn, ...said };
}
