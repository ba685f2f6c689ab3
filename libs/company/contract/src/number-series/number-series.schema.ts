import { id, type InferType, number, record, string, version, versioned } from '@freightdesk/shared-endpoint/schema';
import { seriesKindNames, seriesKinds, seriesProblem } from './number-series.rules';

/** A series is opened by hand before its first document, so that it is spelled, and begun, as in the books of before. */
export const addNumberSeriesInput = record({
  kind: string().oneOf(seriesKindNames).required().label('Document'),
  /** For what is numbered by registration or by branch; the head office where it is left out. */
  branchId: id().label('Branch'),
  /** For what is numbered by variant: the letters that its numbers begin with, SE for jobs by sea, export. */
  variant: string()
    .matches(/^[A-Z]{2}$/, 'Two capital letters, such as SE.')
    .label('Letters'),
}).test('variant', ({ kind, variant }, { createError }) => {
  const isAsked = seriesKinds[kind].per === 'variant';
  if (isAsked === (variant !== undefined)) return true;
  return createError({ path: 'variant', message: isAsked ? 'This is needed.' : 'Only jobs are numbered by letters.' });
});
export type AddNumberSeriesInput = InferType<typeof addNumberSeriesInput>;

export const updateNumberSeriesInput = versioned({
  prefix: string().max(4).required().label('Prefix'),
  /** Digits of the running number, filled with zeros. */
  width: number().integer().min(3).max(8).required().label('Digits'),
  /** The first number of this fiscal year, where documents of it were numbered elsewhere; only before the first is given. */
  first: number().integer().min(1).max(9_999_999).label('First number of this year'),
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
  /** The number that this fiscal year begins with: more than 1 where earlier ones were given elsewhere. */
  first: number().integer().required(),
  /** The last number given in this fiscal year; null before the first. */
  lastNumber: string().defined().nullable(),
  nextNumber: string().required(),
  version: version().required(),
});
export type NumberSeries = InferType<typeof numberSeries>;
