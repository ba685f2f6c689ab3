import { array, boolean, id, number, record, type Schema, string } from '@freightdesk/shared-endpoint/schema';

/** Beside which record something stands: its kind, as the trail of changes calls it, and its id. */
export const ofRecord = { record: string().max(40).required(), recordId: id().required() };

/** A part of what stands beside a record, as of any list. */
export const pageOfRecord = {
  ...ofRecord,
  page: number().integer().min(1).max(1_000_000),
  pageSize: number().integer().min(1).max(100),
  after: string().max(1_000),
};

export const person = record({ id: string().defined().nullable(), name: string().defined() });

/** One page, as lists answer. */
export const pageOf = <Row>(row: Schema<Row>) => ({
  data: array().of(row).required(),
  page: number().required(),
  pageSize: number().required(),
  total: number().required(),
  totalIsExact: boolean().required(),
  nextCursor: string().defined().nullable(),
});
