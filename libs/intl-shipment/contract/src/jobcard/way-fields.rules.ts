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

/** The same without what is of another way. */
export const withoutOtherFields = <Fields extends Said>(way: Way, said: Fields): Fields => ({
  ...said,
  ...Object.fromEntries(otherFields(way, said).map((field) => [field, field === 'containers' ? [] : null])),
});

/** What is left out is told beside the saved job. */
export const otherFieldWarnings = (way: Way, said: Said): { field: string; message: string }[] =>
  otherFields(way, said).map((field) => ({
    field,
    message: 'This is not kept: a job of this mode and direction has no such thing.',
  }));
