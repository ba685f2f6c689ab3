import type { NumberSeries } from './number-series.schema';

export const numberSeries = (rest: Partial<NumberSeries> = {}): NumberSeries => ({
  id: '01939000-0000-7000-8000-00000000000d',
  kind: 'TAX_INVOICE',
  holder: '27AAGCB7383J1Z8',
  prefix: 'SI',
  width: 6,
  fiscalYear: '26-27',
  first: 1,
  lastNumber: 'SI/26-27/000122',
  nextNumber: 'SI/26-27/000123',
  version: 1,
  ...rest,
});
