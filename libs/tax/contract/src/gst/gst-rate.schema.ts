import {
  boolean,
  businessDate,
  decimalText,
  id,
  type InferType,
  record,
  saved,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';

export const gstRateSchema = record({
  id: id().required(),
  percent: string().required(),
  from: businessDate().required(),
  /** Last day in force; null while it still is. */
  until: businessDate().nullable().defined(),
  source: string().required(),
  version: version().required(),
});
export type GstRateRow = InferType<typeof gstRateSchema>;

/** What of a row decides: a rate on services and the days on which it may be charged. */
export type GstRate = Readonly<Omit<GstRateRow, 'id' | 'version'>>;

/** From a day on another rate holds instead of this one, beside it, or none. */
export const updateGstRateInput = versioned({
  from: businessDate().label('From').required(),
  /** Left out, the rate ends the day before. */
  percent: decimalText({ digits: 2, decimals: 2 }).label('GST rate'),
  /** Whether this one goes on beside the new one. */
  stays: boolean().label('The old rate goes on beside it'),
  source: string().label('Source').max(300).required(),
});
export type UpdateGstRateInput = InferType<typeof updateGstRateInput>;

/** The row that was added or put right, or the one that ended. */
export const savedGstRateSchema = saved(gstRateSchema);
export type SavedGstRate = InferType<typeof savedGstRateSchema>;
