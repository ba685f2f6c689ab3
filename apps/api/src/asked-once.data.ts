/** The list in which what a member names is found; null where it is a word. */
export function listOf(path: string, member: string): string | null {
  if (member === 'id') return ownLists[path] ?? `${path.replace(/\/(:id.*|[^/]*)$/, '')}/list`;
  return lists[member] ?? null;
}

const lists: Readonly<Record<string, string>> = {
  ...{ partyId: '/party/list', customerId: '/party/list', bankId: '/bank/list' },
  ...{ recordId: '/shipment/list', documentId: '/sale-invoice/list' },
};

/** Members of which a call needs one, though it says so of none. */
const besides: Readonly<Record<string, readonly string[]>> = {
  '/reports/ledger-details': ['partyId'],
};
export const besidesOf = (path: string): readonly string[] => besides[path] ?? [];

/** Calls about the records of another list. */
const ownLists: Readonly<Record<string, string>> = {
  '/einvoice/:id': '/sale-invoice/list',
};

const words: Readonly<Record<string, string>> = {
  ...{ date: '2026-11-20', until: '2027-03-31', period: '102026', month: '2026-10' },
  ...{ record: 'shipment', list: 'banks.list', kind: 'TAX_INVOICE', tone: 'FIRM', letter: 'STATEMENT' },
};

export const valueOf = (member: string): string => words[member] ?? '';

/** What asks the same statement again for other reasons than rows, by the beginning of the fault. */
export const askedApart: readonly (readonly [start: string, why: string])[] = [
  ['overview.getStats ', 'Each column answers for figures of its own, and for its part of the chart apart.'],
  ['jobcards.papers ', 'A job and its master are two jobs.'],
  [
    'timeline.read asks again: select "shipment"."id", "jobcard"."number" as "name"',
    'The record itself is found, and then all that its changes name together.',
  ],
];

/** Calls that nothing of the sample company answers, and why. */
export const notLookedAt: Readonly<Record<string, string>> = {
  'quoted.read': 'Opened by a link, of which the store keeps the hash.',
  'track.read': 'Opened by a link, of which the store keeps the hash.',
};
