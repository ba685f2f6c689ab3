import { id, type InferType, number, record, string, version, versioned } from '@freightdesk/shared-endpoint/schema';
import { seriesKindNames, seriesProblem } from './number-series.rules';

export const updateNumberSeriesInput = versioned({
  prefix: string().max(4).required().label('Prefix'),
  /** Digits of the running number, filled with zeros. */
  width: number().integer().min(3).max(8).required().label('Digits'),
}).test('length', (series, { createError }) => {
  const problem = seriesProblem(series);
  return problem === null || createError({ path: 'prefix', message: problem });
});
export type UpdateNumberSeriesInput = InferType<typeof updateNumberSeriesInput>;

export const numberSeries = record({
  id: id().required(),
  kind: string().oneOf(seriesKindNames).required(),
  /** The GSTIN, branch code or variant whose numbers these are; empty for the whole company. */
  holder: string().defined(),
  prefix: string().required(),
  width: number().integer().required(),
  fiscalYear: string().required(),
  /** The last number given in this fiscal year; null before the first. */
  lastNumber: string().defined().nullable(),
  nextNumber: string().required(),
  version: version().required(),
});
export type NumberSeries = InferType<typeof numberSeries>;
