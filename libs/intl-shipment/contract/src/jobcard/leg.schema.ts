import { businessDate, decimalText, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';

const place = () => string().max(120).nullable();

/** By what goods go on from a transhipment, or beside the first flight where they are carried in parts. */
export const leg = record({
  /** `GU 611`, or vessel and voyage. */
  conveyance: string().label('Flight or vessel').max(80).required(),
  fromPlace: place().label('Leg from'),
  toPlace: place().label('Leg to'),
  departsOn: businessDate().label('Departs on').nullable(),
  arrivesOn: businessDate().label('Arrives on').nullable(),
  pieces: number().label('Pieces').integer().min(1).max(1_000_000).nullable(),
  grossKg: decimalText({ digits: 9, decimals: 3 }).label('Gross kg').nullable(),
});
export type Leg = InferType<typeof leg>;
