import { businessDate, id, type InferType, record, string, version } from '@freightdesk/shared-endpoint/schema';

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
