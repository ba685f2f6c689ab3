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

/** Those of the portal's file that register a document, each with the number that its code names; null where it is no such file. */
export function portalAnswers(text: string): { number: string; answer: Omit<EinvoiceInput, 'id'> }[] | null {
  const read = parsed(text);
  if (!Array.isArray(read)) return null;
  return read.map(answerIn).flatMap((answer) => {
    const number = answer?.signedQr ? numberInQr(answer.signedQr) : null;
    return answer && number !== null ? [{ number, answer }] : [];
  });
}
