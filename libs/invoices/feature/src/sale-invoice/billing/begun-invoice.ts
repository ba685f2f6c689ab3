import {
  type BillableChargeRow,
  type ChargedHead,
  consolidated,
  lineOfBillable,
  type LowMargin,
} from '@freightdesk/invoices-contract';
import { homeCountry } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { GtaOption } from '@freightdesk/tax-contract';

/** What of the charges is meant: of one job or docket, or all of the customer where none is named. */
export const meantOf = (charges: readonly BillableChargeRow[], recordId: string | null): BillableChargeRow[] =>
  charges.filter((charge) => recordId === null || charge.recordId === recordId);

/** The drafts that bill charges already. */
export const draftsOf = (charges: readonly BillableChargeRow[]): string[] => [
  ...new Set(charges.flatMap(({ draftId }) => draftId ?? [])),
];

export interface BilledWith {
  party: { id: string; name: string; country: string };
  charges: readonly BillableChargeRow[];
  heads: ReadonlyMap<string, ChargedHead>;
  option: GtaOption | null;
  day: BusinessDate;
}

/** The kind of the document, as the making of drafts has it. */
const kindOf = (isOnBehalf: boolean, isAbroad: boolean) => {
  if (isOnBehalf) return 'REIMBURSEMENT' as const;
  return isAbroad ? ('EXPORT' as const) : ('TAX_INVOICE' as const);
};

/** Both names of a line's owner, as a kept document has them. */
const ownerOf = ({ source, recordId, number }: BillableChargeRow) =>
  source === 'JOBCARD'
    ? { jobId: recordId, jobNumber: number, docketId: null, docketNumber: null }
    : { jobId: null, jobNumber: null, docketId: recordId, docketNumber: number };

/**
 * The invoice that bills what a customer owes for, as far as one document can: our own services before what was only paid on his
 * behalf. What earns too little is on it too: here a person looks at it. What a draft bills already is not: two of the same charges
 * could never both be issued. Null where nothing is to be billed.
 */
export function begunInvoice({ party, charges, heads, option, day }: BilledWith) {
  const asked = charges.filter(({ draftId }) => draftId === null);
  const documents = consolidated(asked.map((charge) => ({ ...charge, lowMargin: null })));
  const document = documents.find(({ isOnBehalf }) => !isOnBehalf) ?? documents[0];
  if (!document) return null;
  const { currency, isOnBehalf, reverseCharge } = document;
  const isAbroad = party.country !== homeCountry;
  const ids = new Set(document.charges.map(({ id }) => id));
  const lowMargins = asked.flatMap(({ id, lowMargin }): LowMargin[] => (ids.has(id) && lowMargin ? [lowMargin] : []));
  return {
    party,
    ...{ kind: kindOf(isOnBehalf, isAbroad), currency },
    // Nobody abroad owes tax here.
    reverseCharge: reverseCharge && !isAbroad,
    lines: document.charges.map((charge) => ({
      ...lineOfBillable(charge, heads.get(charge.chargeHeadId), { day, option }),
      ...ownerOf(charge),
    })),
    /** What goes on another document, or waits. */
    leftOut: asked.length - document.charges.length,
    lowMargin: lowMargins[0] ?? null,
  };
}

export type BegunInvoice = NonNullable<ReturnType<typeof begunInvoice>>;

/** The invoice of a customer of whom nothing can be billed now: it is for him all the same. */
export const begunBlank = ({ party }: Pick<BilledWith, 'party'>): BegunInvoice => ({
  party,
  ...{ kind: kindOf(false, party.country !== homeCountry), currency: 'INR' },
  ...{ reverseCharge: false, lines: [], leftOut: 0, lowMargin: null },
});

/** How many of the charges wait for something else than a draft: what for is said beside each, where they are taken. */
export const heldOf = (charges: readonly BillableChargeRow[]): number =>
  charges.filter(({ draftId, heldBy }) => draftId === null && heldBy !== null).length;
