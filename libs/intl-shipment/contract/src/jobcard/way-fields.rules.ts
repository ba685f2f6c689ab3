import { customsFieldNames, customsOf } from './customs.rules';
import { cutoffNames, cutoffsOf, hasDeliveryOrder } from './cutoff.rules';
import type { JobDirection, JobMode } from './jobcard.kinds';

const byAir = ['carrier', 'flightNumber', 'mawbNumber', 'hawbNumber', 'rateClass'] as const;
const bySea = ['carrier', 'bookingNumber', 'vessel', 'voyage', 'imoNumber', 'mblNumber', 'hblNumber'] as const;
const byLand = ['carrier', 'bookingNumber'] as const;
const ofBills = [
  ...(['mblType', 'mblOriginals', 'mblDate', 'hblType', 'hblOriginals', 'hblDate'] as const),
  ...(['onBoardDate', 'cfs'] as const),
] as const;
const ofOrder = ['doNumber', 'doValidUntil'] as const;
const ofBoxes = [
  'containers',
  'demurrageFreeDays',
  'detentionFreeDays',
  'demurrageDayPaise',
  'detentionDayPaise',
] as const;

/** By what the goods travel and under which numbers. */
export function transportOf(mode: JobMode) {
  if (mode === 'AIR') return byAir;
  return mode === 'ROAD' || mode === 'RAIL' ? byLand : bySea;
}

/** Whether the goods travel under bills of lading, which are made out and given up. */
export const hasBillsOfLading = (mode: JobMode): boolean => transportOf(mode) === bySea;

/** All that belongs to some mode or direction, and not to others. */
export const wayFieldNames = [
  ...new Set([...byAir, ...bySea, ...byLand, ...ofBills, ...cutoffNames, ...ofOrder, ...customsFieldNames, ...ofBoxes]),
];
export type WayField = (typeof wayFieldNames)[number];

interface Way {
  mode: JobMode;
  direction: JobDirection;
}

type Said = Partial<Record<WayField, unknown>>;

/** What a job of this mode and direction says of its way, and one of another does not. */
export const fieldsOfWay = ({ mode, direction }: Way): readonly WayField[] => [
  ...transportOf(mode),
  ...(hasBillsOfLading(mode) ? ofBills : []),
  ...cutoffsOf(mode, direction),
  ...(hasDeliveryOrder(mode, direction) ? ofOrder : []),
  ...customsOf({ mode, direction }),
  ...(mode === 'AIR' ? [] : ofBoxes),
];

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value ?? false));

/** What is said and is of another way: typed before the mode was chosen, say. */
export function otherFields(way: Way, said: Said): WayField[] {
  const has = fieldsOfWay(way);
  return wayFieldNames.filter((field) => !has.includes(field) && isSaid(said[field]));
}

const without = <Fields extends Said>(fields: readonly WayField[], said: Fields): Fields => ({
  ...said,
  ...Object.fromEntries(fields.map((field) => [field, field === 'containers' ? [] : null])),
});

/** The same without what is of another way: for a form, which shows none of it. */
export const withoutOtherFields = <Fields extends Said>(way: Way, said: Fields): Fields =>
  without(otherFields(way, said), said);

const isOfCustoms = (field: WayField): boolean => customsFieldNames.some((name) => name === field);

/**
 * The same without what customs give on another way alone, for it is told to the authorities. What else is sent of another way, such as a
 * container of goods that fly, is kept for whoever sent it.
 */
export const withoutOtherCustoms = <Fields extends Said>(way: Way, said: Fields): Fields =>
  without(otherFields(way, said).filter(isOfCustoms), said);

const told = (field: WayField): string =>
  isOfCustoms(field)
    ? 'This is not kept: a job of this mode and direction has no such thing.'
    : 'A job of this mode and direction has no such thing: its page does not show it.';

/** What is sent of another way is told beside the saved job. */
export const otherFieldWarnings = (way: Way, said: Said): { field: string; message: string }[] =>
  otherFields(way, said).map((field) => ({ field, message: told(field) }));
