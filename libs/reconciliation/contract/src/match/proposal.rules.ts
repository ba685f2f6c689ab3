import { type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';
import { sum } from '@freightdesk/shared-money';
import { referencesIn, tellingWords } from '../statement/words.rules';

/** What can be matched: a line of a statement, or an entry of the books at the bank's account; above zero what the account gained. */
export interface Matchable {
  id: string;
  date: BusinessDate;
  narration: string;
  reference: string | null;
  amountMinor: number;
}

/** Why these are likely one: told to whoever confirms. */
export const proposalReasons = ['reference', 'name', 'day', 'near', 'only', 'sum'] as const;
export type ProposalReason = (typeof proposalReasons)[number];

/** Lines and entries that come to one amount and are likely the same money. */
export interface Proposal {
  lineIds: string[];
  entryIds: string[];
  reasons: ProposalReason[];
  score: number;
}

/** A statement follows the books by what a cheque takes to be presented; the books follow it by what a clerk takes. */
const mostDaysBefore = 92;
const mostDaysAfter = 7;
/** From here on it is offered to be taken by one key. */
export const sureScore = 30;

const gapOf = (line: Matchable, entry: Matchable): number => daysBetween(entry.date, line.date);
const isNear = (line: Matchable, entry: Matchable): boolean => {
  const gap = gapOf(line, entry);
  return gap <= mostDaysBefore && gap >= -mostDaysAfter;
};

const textOf = ({ narration, reference }: Matchable): string => `${narration} ${reference ?? ''}`;

const shares = (of: (text: string) => string[], one: Matchable, other: Matchable): number => {
  const words = new Set(of(textOf(one)));
  return of(textOf(other)).filter((word) => words.has(word)).length;
};

function dayScore(gap: number): { score: number; reasons: ProposalReason[] } {
  const days = Math.abs(gap);
  if (days <= 1) return { score: 30, reasons: ['day'] };
  if (days <= 7) return { score: 22 - days, reasons: ['near'] };
  return { score: days <= 31 ? 6 : 1, reasons: [] };
}

function textScore(line: Matchable, entry: Matchable): { score: number; reasons: ProposalReason[] } {
  const [references, names] = [shares(referencesIn, line, entry), shares(tellingWords, line, entry)];
  return {
    score: (references > 0 ? 45 : 0) + Math.min(names, 3) * 9,
    reasons: [...(references > 0 ? (['reference'] as const) : []), ...(names > 0 ? (['name'] as const) : [])],
  };
}

/** One line and one entry of its amount. */
function pairs(lines: readonly Matchable[], entries: readonly Matchable[]): Proposal[] {
  return lines.flatMap((line) => {
    const alike = entries.filter((entry) => entry.amountMinor === line.amountMinor && isNear(line, entry));
    return alike.map((entry) => {
      const [day, text] = [dayScore(gapOf(line, entry)), textScore(line, entry)];
      const isOnly = alike.length === 1;
      return {
        lineIds: [line.id],
        entryIds: [entry.id],
        reasons: [...text.reasons, ...day.reasons, ...(isOnly ? (['only'] as const) : [])],
        score: day.score + text.score + (isOnly ? 12 : 0),
      };
    });
  });
}

/** Sums are looked for among so many, and made of so many: what more would give is chance. */
const mostLooked = 12;
const mostSummed = 4;

/** Those of the candidates that come to an amount, where there is one such choice; two or more of them. */
export function summing<Part extends Pick<Matchable, 'amountMinor'>>(
  wanted: number,
  candidates: readonly Part[],
): Part[] | null {
  let found: Part[] | null = null;
  let count = 0;
  const look = (from: number, left: number, taken: readonly Part[]): void => {
    if (left === 0 && taken.length >= 2) {
      count += 1;
      found = [...taken];
    }
    if (taken.length === mostSummed || count > 1) return;
    for (let at = from; at < candidates.length; at += 1) {
      const part = candidates[at];
      if (part) look(at + 1, left - part.amountMinor, [...taken, part]);
    }
  };
  look(0, wanted, []);
  return count === 1 ? found : null;
}

const sameSide = (one: Matchable, other: Matchable): boolean => one.amountMinor > 0 === other.amountMinor > 0;

/** Days within which a bank takes several together, or one in parts. */
const isTogether = (line: Matchable, entry: Matchable): boolean => Math.abs(gapOf(line, entry)) <= 10;

const smaller = (of: Matchable) => (part: Matchable) =>
  Math.abs(part.amountMinor) < Math.abs(of.amountMinor) && sameSide(of, part);

/** A whole of one side and its parts of the other. */
function sums(wholes: readonly Matchable[], parts: readonly Matchable[], isOfLines: boolean): Proposal[] {
  return wholes.flatMap((whole) => {
    const near = parts.filter(
      (part) => smaller(whole)(part) && isTogether(isOfLines ? whole : part, isOfLines ? part : whole),
    );
    const nearest = near.sort(
      (one, other) => Math.abs(daysBetween(one.date, whole.date)) - Math.abs(daysBetween(other.date, whole.date)),
    );
    const found = summing(whole.amountMinor, nearest.slice(0, mostLooked));
    if (!found) return [];
    const [one, many] = [[whole.id], found.map(({ id }) => id)];
    const named = found.some((part) => shares(tellingWords, whole, part) > 0 || shares(referencesIn, whole, part) > 0);
    const reasons: ProposalReason[] = named ? ['name', 'sum'] : ['sum'];
    return [{ lineIds: isOfLines ? one : many, entryIds: isOfLines ? many : one, reasons, score: named ? 35 : 18 }];
  });
}

/**
 * What likely belongs together, the surest first; each line and each entry is in one proposal at most, so that none of them takes
 * away what another one needs. Sums are looked for among what no pair takes.
 */
export function proposalsOf(lines: readonly Matchable[], entries: readonly Matchable[]): Proposal[] {
  const taken = new Set<string>();
  const take = (proposals: readonly Proposal[]): Proposal[] =>
    [...proposals]
      .sort((one, other) => other.score - one.score)
      .filter(({ lineIds, entryIds }) => {
        const ids = [...lineIds, ...entryIds];
        if (ids.some((id) => taken.has(id))) return false;
        for (const id of ids) taken.add(id);
        return true;
      });
  const paired = take(pairs(lines, entries));
  const free = <Part extends Matchable>(parts: readonly Part[]) => parts.filter(({ id }) => !taken.has(id));
  const split = take(sums(free(lines), free(entries), true));
  return [...paired, ...split, ...take(sums(free(entries), free(lines), false))];
}

/**
 * What of the entries before the first statement the bank had seen by then, for the balance that it begins with: all of them, or all
 * but a few that were still on their way. Null where no such choice, or more than one, comes to it.
 */
export function broughtForward(openingMinor: number, entries: readonly Matchable[]): { except: string[] } | null {
  const held = sum(entries.map(({ amountMinor }) => amountMinor));
  if (held === openingMinor) return { except: [] };
  const latest = [...entries].sort((one, other) => other.date.localeCompare(one.date)).slice(0, 40);
  const over = held - openingMinor;
  const lone = latest.filter(({ amountMinor }) => amountMinor === over);
  const except = lone.length > 0 ? (lone.length === 1 ? lone : null) : summing(over, latest);
  return except && { except: except.map(({ id }) => id) };
}
