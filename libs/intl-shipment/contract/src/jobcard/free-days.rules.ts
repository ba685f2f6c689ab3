import { addDays } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { sum } from '@freightdesk/shared-money';

/** What a container costs while it stands (demurrage) or is kept (detention) longer than is free. */
export interface FreeDayMeter {
  /** The last free day. */
  freeUntil: string;
  /** Days after it that are counted already. */
  days: number;
  amountPaise: number;
  /** Free days that are left, today included; below zero once they are over. */
  daysLeft: number;
  /** What one more day costs; 0 once the clock has stopped. */
  tomorrowPaise: number;
  isRunning: boolean;
}

interface Clock {
  /** The day on which it starts, which is the first free day; null before. */
  from: string | null | undefined;
  /** The day on which it stops; null while it runs. */
  to: string | null | undefined;
  freeDays: number | null | undefined;
  dayPaise: number | null | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Null before it starts, and where nobody knows how many days are free. Free days are counted inclusively. */
export function freeDayMeter({ from, to, freeDays, dayPaise }: Clock, today: string): FreeDayMeter | null {
  if (!from || freeDays === null || freeDays === undefined) return null;
  const freeUntil = addDays(from, freeDays - 1);
  const isRunning = !to;
  const until = to && to < today ? to : today;
  const days = Math.max(0, daysBetween(freeUntil, until));
  const isOverTomorrow = isRunning && addDays(today, 1) > freeUntil;
  return {
    freeUntil,
    days,
    amountPaise: days * (dayPaise ?? 0),
    daysLeft: daysBetween(until, freeUntil) + (until <= freeUntil ? 1 : 0),
    tomorrowPaise: isOverTomorrow ? (dayPaise ?? 0) : 0,
    isRunning,
  };
}

export interface FreeDayTerms {
  demurrageFreeDays: number | null;
  detentionFreeDays: number | null;
  demurrageDayPaise: number | null;
  detentionDayPaise: number | null;
}

export interface ClockedContainer {
  dischargedOn?: string | null | undefined;
  gateOutOn?: string | null | undefined;
  emptyReturnedOn?: string | null | undefined;
}

/** Demurrage runs from discharge to gate-out, detention from gate-out to the empty's return. */
export const containerMeters = (terms: FreeDayTerms, container: ClockedContainer, today: string) => ({
  demurrage: freeDayMeter(
    {
      from: container.dischargedOn,
      to: container.gateOutOn,
      freeDays: terms.demurrageFreeDays,
      dayPaise: terms.demurrageDayPaise,
    },
    today,
  ),
  detention: freeDayMeter(
    {
      from: container.gateOutOn,
      to: container.emptyReturnedOn,
      freeDays: terms.detentionFreeDays,
      dayPaise: terms.detentionDayPaise,
    },
    today,
  ),
});

type Metered = ReturnType<typeof containerMeters>;

/** What all containers of a job come to: so far, and with one day more. */
export function freeDaysTotal(meters: readonly Metered[]): { amountPaise: number; tomorrowPaise: number } {
  const all = meters.flatMap(({ demurrage, detention }) => [demurrage, detention]).filter((meter) => meter !== null);
  return {
    amountPaise: sum(all.map(({ amountPaise }) => amountPaise)),
    tomorrowPaise: sum(all.map(({ tomorrowPaise }) => tomorrowPaise)),
  };
}

/** A container goes out after it was discharged, and comes back empty after that. */
export function containerDayProblems({ dischargedOn, gateOutOn, emptyReturnedOn }: ClockedContainer): FieldProblem[] {
  const problem = (field: string, message: string): FieldProblem => ({ field, code: 'order', message });
  const leavesFirst = Boolean(gateOutOn && dischargedOn && gateOutOn < dischargedOn);
  const returnsFirst = Boolean(emptyReturnedOn && gateOutOn && emptyReturnedOn < gateOutOn);
  return [
    ...(leavesFirst ? [problem('gateOutOn', 'This is before the discharge.')] : []),
    ...(returnsFirst ? [problem('emptyReturnedOn', 'This is before the gate-out.')] : []),
  ];
}

/** How the charge begins that the days after the free ones make. */
export const freeDaysCharge = 'Demurrage and detention';

/** A head of the company's own, or the one under which containers are handled: the first that is in use. */
export const freeDaysHeadCodes = ['DND', 'CHG'] as const;

/** Of the one voyage on which the containers stood. */
export const isOfFreeDays = ({ description }: { description: string }): boolean =>
  description.startsWith(freeDaysCharge);

interface WrittenCharge {
  description: string;
  buyPaise: number | null;
  saleDocument: object | null;
  purchaseDocument: object | null;
}

const isBilled = ({ saleDocument, purchaseDocument }: WrittenCharge): boolean =>
  saleDocument !== null || purchaseDocument !== null;

/**
 * What of the days is still to be a charge: all that they come to, without what bills have billed of it. `open` is the charge that
 * stands for them and no document has taken, which is written anew.
 */
export function freeDaysToCharge<Charge extends WrittenCharge>(charges: readonly Charge[], amountPaise: number) {
  const written = charges.filter(isOfFreeDays);
  const billedPaise = sum(written.filter(isBilled).map(({ buyPaise }) => buyPaise ?? 0));
  return { billedPaise, restPaise: amountPaise - billedPaise, open: written.find((charge) => !isBilled(charge)) };
}
