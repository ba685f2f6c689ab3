import {
  type AskedNoteLine,
  type CorrectedDocument,
  noteParts,
  restParts,
  writtenPart,
} from '@freightdesk/invoices-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { sum } from '@freightdesk/shared-money';
import { refuse } from '@freightdesk/shared-server-kit';

export type AskedLines = ReturnType<typeof askedNoteLines>;

/** What each line of a note takes of its document, and how it is written: as the document's where all of it is asked for. */
export function askedNoteLines(document: CorrectedDocument, lines: readonly AskedNoteLine[] | undefined) {
  if (!lines) return restParts(document).map((part) => ({ ...part, ...writtenPart(part, document) }));
  const { parts, problems } = noteParts(document, lines);
  if (problems.length > 0) refuse(commonProblems.invalid, { errors: problems });
  return parts.map((part, index) => {
    const { description = '', quantity = '1', rate = '0', discountMinor = 0 } = lines[index] ?? {};
    return { ...part, ...writtenPart(part, document), description, quantity, rate, discountMinor };
  });
}

const minorOf = (parts: readonly { minor: number }[]): number => sum(parts.map(({ minor }) => minor));

/** Whether a note leaves nothing of its document. */
export const leavesNothing = (document: CorrectedDocument, lines: AskedLines): boolean =>
  minorOf(restParts(document)) === minorOf(lines);
