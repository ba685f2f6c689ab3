import {
  type BookEntry,
  type Learnt,
  type ProposalReason,
  type Proposals,
  type StatementLine,
  sureScore,
} from '@freightdesk/reconciliation-contract';
import { daysBetween } from '@freightdesk/shared-calendar';

/** What a line may be: entries of the books, all of before the first statement, or something that is recorded now. */
export type Candidate =
  | {
      kind: 'match';
      lineIds: readonly string[];
      entries: readonly BookEntry[];
      reasons: readonly ProposalReason[];
      isSure: boolean;
    }
  | { kind: 'forward'; exceptEntryIds: readonly string[] }
  | { kind: 'create'; learnt: Learnt }
  | { kind: 'return'; entry: BookEntry }
  | { kind: 'run'; run: { id: string; title: string }; vendors: readonly { id: string; name: string }[] };

const distance = (line: StatementLine, entry: BookEntry): number => Math.abs(daysBetween(entry.date, line.date));

const nearestFirst = (line: StatementLine, entries: readonly BookEntry[]): BookEntry[] =>
  [...entries].sort((one, other) => distance(line, one) - distance(line, other));

const isSameSide = (line: StatementLine, { amountMinor }: BookEntry): boolean =>
  line.amountMinor > 0 === amountMinor > 0;

/** The surest first; what was confirmed meanwhile is left out. */
export function candidatesOf(line: StatementLine, found: Proposals, done: ReadonlySet<string>): Candidate[] {
  const { broughtForward, proposals, learnt } = found;
  if (line.kind === 'OPENING') {
    return broughtForward?.lineId === line.id
      ? [{ kind: 'forward', exceptEntryIds: broughtForward.exceptEntryIds }]
      : [];
  }
  const entries = found.entries.filter(({ id }) => !done.has(id));
  const proposed = proposals
    .filter(({ lineIds }) => lineIds.includes(line.id) && !lineIds.some((id) => done.has(id)))
    .map(({ lineIds, entryIds, reasons, score }) => ({
      ...{ kind: 'match' as const, lineIds, reasons, isSure: score >= sureScore },
      entries: entries.filter(({ id }) => entryIds.includes(id)),
      wanted: entryIds.length,
    }))
    .filter((one) => one.entries.length === one.wanted)
    .map(({ wanted: _, ...one }) => one);
  const named = new Set(proposed.flatMap((one) => (one.entries.length === 1 ? one.entries.map(({ id }) => id) : [])));
  const alike = nearestFirst(line, entries)
    .filter(({ id, amountMinor }) => amountMinor === line.amountMinor && !named.has(id))
    .map((entry) => ({ kind: 'match' as const, lineIds: [line.id], entries: [entry], reasons: [], isSure: false }));
  const known = learnt
    .filter(({ lineId }) => lineId === line.id)
    .map((one) => ({ kind: 'create' as const, learnt: one }));
  const returns = found.returns
    .filter(({ lineId }) => lineId === line.id)
    .map(({ entry }) => ({ kind: 'return' as const, entry }));
  const ofRuns = found.runs
    .filter(({ lineId }) => lineId === line.id)
    .map(({ run, vendors }) => ({ kind: 'run' as const, run, vendors }));
  return proposed.some(({ isSure }) => isSure)
    ? [...proposed, ...alike, ...ofRuns, ...returns, ...known]
    : [...ofRuns, ...returns, ...known, ...proposed, ...alike];
}

/** What a line may be split over: entries of its side, the nearest first. */
export const partsOf = (line: StatementLine, found: Proposals, done: ReadonlySet<string>): BookEntry[] =>
  nearestFirst(
    line,
    found.entries.filter((entry) => !done.has(entry.id) && isSameSide(line, entry)),
  ).slice(0, 40);
