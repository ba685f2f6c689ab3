import { type EinvoiceInput, numberInQr } from '@freightdesk/invoices-contract';

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

/** One answer of the portal: a registration, or a cancellation. Null where it is none. */
function answerIn(one: unknown): Omit<EinvoiceInput, 'id'> | null {
  if (typeof one !== 'object' || one === null) return null;
  const irn = member(one, 'Irn', 'irn');
  if (irn === undefined) return null;
  const cancelledAt = member(one, 'CancelDate');
  if (cancelledAt !== undefined) return { irn, cancelledAt };
  const said = {
    ackNumber: member(one, 'AckNo'),
    ackDate: member(one, 'AckDt'),
    signedQr: member(one, 'SignedQRCode'),
  };
  return { irn, ...said };
}

/** The portal's JSON as it is pasted, of one document. Null where it is none. */
export function portalAnswer(id: string, text: string): EinvoiceInput | null {
  const read = parsed(text);
  const answer = answerIn(Array.isArray(read) ? read[0] : read);
  return answer && { id, ...answer };
}

/** What stands at one place of the portal's file: an answer with the number that its code names, or what keeps it from being read. */
export type FiledAnswer =
  | { number: string; answer: Omit<EinvoiceInput, 'id'> }
  | { position: number; unread: 'refusal' | 'cancellation' | 'nothing' };

function filedAt(one: unknown, position: number): FiledAnswer {
  const answer = answerIn(one);
  if (answer === null) {
    const isRefusal =
      typeof one === 'object' && one !== null && member(one, 'ErrorDetails', 'errorDetails', 'error') !== undefined;
    return { position, unread: isRefusal ? 'refusal' : 'nothing' };
  }
  if (answer.cancelledAt) return { position, unread: 'cancellation' };
  const number = answer.signedQr ? numberInQr(answer.signedQr) : null;
  return number === null ? { position, unread: 'nothing' } : { number, answer };
}

/** All that the portal's file holds, none left out in silence, as it answers to one document or to many; null where it is no such file. */
export function portalAnswers(text: string): FiledAnswer[] | null {
  const read = parsed(text);
  const found = (Array.isArray(read) ? read : [read]).map((one, index) => filedAt(one, index + 1));
  return found.every((one) => 'unread' in one && one.unread === 'nothing') ? null : found;
}
