import { addBill, postDraft } from './model-documents.builder';
import type { Figures, Heads, ModelDocument } from './model-records.builder';
import { halfUp } from './model-figures.builder';
import {
  apt,
  call,
  dayOf,
  isDraft,
  isIssued,
  owedMinor,
  same,
  seen,
  type Step,
  type World,
} from './model-world.builder';

const heads = ['cgst', 'sgst', 'igst'] as const;
type Credit = Heads;

const accounts = { cgst: '1310', sgst: '1320', igst: '1330' } as const;
/** 180 days after the bills of this model's first two days; those of later days can still be paid in time. */
const lastDays: Readonly<Record<string, string>> = { '2026-03-28': '2026-09-24', '2026-04-02': '2026-09-29' };

const ofEach = (figure: (head: keyof Credit) => number): Credit => ({
  cgst: figure('cgst'),
  sgst: figure('sgst'),
  igst: figure('igst'),
});
const taxIn = ({ cgst, sgst, igst }: Credit): number => cgst + sgst + igst;
const nothing: Credit = { cgst: 0, sgst: 0, igst: 0 };

/** So much of the credit as is unpaid of what the vendor charged. */
function shareOf(paise: number, unpaid: number, { total }: Figures): number {
  if (unpaid <= 0 || total <= 0) return 0;
  return unpaid >= total ? paise : halfUp(BigInt(paise) * BigInt(unpaid), BigInt(total));
}

/** What of a bill's credit belongs to what is unpaid, less what went back already; below zero it can be taken again. */
function dueOf(bill: ModelDocument): Credit {
  const { left, creditGone = nothing } = bill;
  const bears = isIssued(bill) && bill.bearsCredit === true && left !== undefined;
  return ofEach((head) => (bears ? shareOf(left[head], owedMinor(bill), left) : 0) - creditGone[head]);
}

const movable = (bill: ModelDocument, sign: 1 | -1): Credit => ofEach((head) => Math.max(0, sign * dueOf(bill)[head]));

/** When a payment that stands last settled some of it, or no longer did. */
const paidOn = ({ books }: World, bill: ModelDocument): string =>
  books.payments
    .filter(({ status }) => status === 'POSTED')
    .flatMap(({ settled }) => settled.flatMap(({ invoice, date = '' }) => (invoice === bill ? [date] : [])))
    .reduce((last, date) => (date > last ? date : last), '');

/** A bill of which we have credit, and that may be unpaid for 180 days by now. */
export async function postOldBill(world: World, step: Step): Promise<void> {
  await addBill(world, { ...step, day: step.day % 2, other: step.other % 2 === 0 ? 4 : 8 });
  const draft = world.books.bills.at(-1);
  if (draft && isDraft(draft)) await postDraft(world, draft, step);
}

const sides = {
  reverse: { sign: 1, none: 'nothing_to_reverse' },
  restore: { sign: -1, none: 'nothing_to_restore' },
} as const;

/** Why a day is not the right one. */
const dayRefusals = (world: World, bill: ModelDocument, side: keyof typeof sides, date: string) => [
  side === 'reverse' && date <= (lastDays[bill.date] ?? date) && 'in_time',
  side === 'restore' && date < paidOn(world, bill) && 'before_paid',
  date < (bill.creditMovedOn ?? '') && 'before_last_move',
  world.books.shut(date, { isTold: true }),
];

/** Credit of what is unpaid after 180 days goes back, or is taken again once the vendor is paid. */
export const moveCredit = (side: keyof typeof sides) => async (world: World, step: Step) => {
  const { books } = world;
  const { sign, none } = sides[side];
  const bill = apt(books.bills, step, (one) => taxIn(movable(one, sign)) > 0);
  if (!bill) return;
  const [date, tax] = [dayOf(step), movable(bill, sign)];
  const { asked, reasons } = seen(bill, step);
  const isThere = bill.status !== 'DRAFT';
  const done = await call(
    world,
    [`/gst/unpaid-credit/${side}`, { ...asked, date }],
    [...reasons, !isThere && 'not_found', isThere && taxIn(tax) === 0 && none, ...dayRefusals(world, bill, side, date)],
  );
  if (!done) return;
  const gone = ofEach((head) => (bill.creditGone ?? nothing)[head] + sign * tax[head]);
  same('What stands reversed', done['reversedPaise'], taxIn(gone));
  books.post([['1370', sign * taxIn(tax)], ...heads.map((head) => [accounts[head], -sign * tax[head]] as const)], date);
  Object.assign(bill, { creditGone: gone, creditMovedOn: date, version: done.version });
};
