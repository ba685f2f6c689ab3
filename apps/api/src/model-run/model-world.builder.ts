import { type Db, newId } from '@freightdesk/shared-database';
import type { ModelBooks } from './model-books.builder';
import type { ModelDocument } from './model-records.builder';

export const today = '2026-11-21';
const days = ['2026-03-28', '2026-04-02', '2026-10-05', '2026-10-31', '2026-11-05', '2026-11-20', today];
export const rates = [0, 5, 18];

/** Numbers that a step makes its choices by; `slip` is the mistake of a clerk, mostly none. */
export interface Step {
  pick: number;
  other: number;
  paise: number;
  day: number;
  slip: number;
}

/** The server under test, as far as a step needs it. */
interface Asked {
  readonly db: Db;
  as(role: 'ACCOUNT' | 'ADMIN'): {
    post(path: string, body: object): Promise<{ status: number; body: { code?: string; data?: Answer } }>;
  };
}

export interface World {
  api: Asked;
  books: ModelBooks;
}

export type Answer = Record<string, unknown> & { id: string; version: number; number: string };

export const of = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)];
/** Mostly one that there is something to do about; now and then any of them. */
export const apt = <Item>(items: readonly Item[], { pick }: Step, isApt: (item: Item) => boolean): Item | undefined =>
  (pick % 5 === 0 ? undefined : of(items.filter(isApt), pick)) ?? of(items, pick);
export const isDraft = ({ status }: ModelDocument) => status === 'DRAFT';
export const isStanding = ({ status }: { status: string }) => status === 'ISSUED';
export const isIssued = ({ status }: ModelDocument) => status === 'ISSUED';
export const owedMinor = ({ totalMinor, settledMinor }: ModelDocument) => totalMinor - settledMinor;
/** That a payment in dollars, or in rupees, can settle. */
export const isOpenIn = (dollars: boolean) => (invoice: ModelDocument) =>
  isIssued(invoice) && invoice.dollars === dollars && owedMinor(invoice) > 0;
export const isOpen = isOpenIn(false);
export const dayOf = ({ day }: Step): string => of(days, day) ?? today;

/** What one clerk does not do, or not of what he asked for himself. */
const ofAnother = [
  '/jobcard',
  '/charge-head',
  '/period',
  '/settlement/approve',
  '/settlement/refuse',
  '/payment-run/approve',
  '/exchange-rate',
  '/year-end',
];

/** Calls as a clerk would; the server must refuse for one of `reasons`, or do it where there is none. */
export async function call(
  { api, books }: World,
  [path, body]: readonly [string, object],
  reasons: readonly (string | false)[] = [],
): Promise<Answer | null> {
  const because = reasons.filter((reason) => reason !== false);
  const role = ofAnother.some((start) => path.startsWith(start)) ? 'ADMIN' : 'ACCOUNT';
  const answer = await api.as(role).post(path, body);
  const said = answer.status < 300 ? 'done' : String(answer.body.code);
  const expected = because.length === 0 ? ['done'] : because;
  if (!expected.includes(said)) {
    throw new Error(
      `${path} ${JSON.stringify(body)}: ${said}, not ${expected.join(' or ')} (${JSON.stringify(answer.body)})`,
    );
  }
  if (said === 'done') books.done.add(path);
  return answer.body.data ?? null;
}

export function same(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  }
}

/** A clerk who looks at an old page, or names what is not there. */
export const seen = ({ id, version }: { id: string; version: number }, { slip }: Step) => ({
  asked: { id: slip === 2 ? newId() : id, version: slip === 1 ? version + 1 : version },
  reasons: [slip === 1 && 'stale_version', slip === 2 && 'not_found'] as const,
});
