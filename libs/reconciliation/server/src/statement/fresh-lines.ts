import { createHash } from 'node:crypto';
import {
  beginsEarlier,
  endsElsewhere,
  type ReadLine,
  type ReadStatement,
  startsElsewhere,
  statementProblems,
} from '@freightdesk/reconciliation-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { formatMinor, sum } from '@freightdesk/shared-money';
import type { Sentence } from '@freightdesk/shared-sentence';
import { refuse } from '@freightdesk/shared-server-kit';
import type { ReconciledBank } from '../bank.repository';
import { type Held, tellingOf } from './statement.repository';

export type Telling = ReadLine & { fingerprint: string; occurrence: number };

export const daysOf = ({ lines }: ReadStatement) => ({
  first: lines[0]?.date ?? '',
  last: lines.at(-1)?.date ?? '',
});

/** Each line with what it is known by; of several alike, such as two charges of one day, which of them it is. */
export function fingerprinted(lines: readonly ReadLine[]): Telling[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const fingerprint = createHash('sha256').update(tellingOf(line)).digest('hex');
    const occurrence = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, occurrence);
    return { ...line, fingerprint, occurrence };
  });
}

interface Terms {
  statement: ReadStatement;
  lines: readonly Telling[];
  /** How many of each were imported before. */
  before: ReadonlyMap<string, number>;
  held: Held;
}

const sumOf = (lines: readonly Telling[]): number => sum(lines.map(({ amountMinor }) => amountMinor));

/**
 * The lines that were not imported before, or a refusal: a file that begins or ends with another balance than its lines lead to is of
 * another account, or one between them is missing. Most files hold whole days, and tell some of them again; one that goes on within a
 * day holds none of that day's lines that are there, so what is alike came twice.
 */
export function freshLines(bank: ReconciledBank, { statement, lines, before, held }: Terms): Telling[] {
  if (held.firstDate === null) return [...lines];
  const known = ({ fingerprint }: Telling) => before.get(fingerprint) ?? 0;
  const unknown = lines.filter((line) => line.occurrence > known(line));
  const gap = gapOf(bank, { statement, fresh: unknown, held });
  if (gap === null) return unknown;
  const { openingMinor, closingMinor } = statement;
  const goesOn = openingMinor === held.throughMinor && closingMinor === held.throughMinor + sumOf(lines);
  if (goesOn) return lines.map((line) => ({ ...line, occurrence: line.occurrence + known(line) }));
  // Of a part of a day that is there already nothing is new, wherever it begins.
  if (unknown.length === 0) return [];
  return refuse(statementProblems.statement_gap, {
    ...gap,
    errors: [{ field: 'file', code: 'statement_gap', ...gap }],
  });
}

interface Going {
  statement: ReadStatement;
  fresh: readonly Telling[];
  held: Held;
}

/** Where a file of whole days does not go on from what is there, in words; null where it does, or bears no balances. */
function gapOf(bank: ReconciledBank, { statement, fresh, held }: Going): Sentence | null {
  const { openingMinor, closingMinor } = statement;
  const { first, last } = daysOf(statement);
  const text = (minor: number) => formatMinor(minor, bank.currency);
  const day = formatBusinessDate(first);
  if (held.firstDate !== null && first < held.firstDate) {
    return { message: beginsEarlier, values: { first: formatBusinessDate(held.firstDate), day } };
  }
  if (openingMinor !== null && openingMinor !== held.beforeMinor) {
    return { message: startsElsewhere, values: { file: text(openingMinor), day, ours: text(held.beforeMinor) } };
  }
  const ours = held.untilMinor + sumOf(fresh);
  if (closingMinor === null || closingMinor === ours) return null;
  return {
    message: endsElsewhere,
    values: { file: text(closingMinor), day: formatBusinessDate(last), ours: text(ours) },
  };
}
