import { array, figure, type InferType, instant, number, record, string } from '@freightdesk/shared-endpoint/schema';

const unit = string<'count' | 'paise'>().oneOf(['count', 'paise']).required();

/** A record that waits for its reader: `act` is what to do there, `label` what the time is of. */
const task = record({
  name: string().required(),
  record: string().required(),
  id: string().required(),
  number: string().nullable().defined(),
  title: string().defined(),
  label: string().required(),
  act: string().required(),
  by: string<'day' | 'hour' | 'age'>().oneOf(['day', 'hour', 'age']).required(),
  due: instant().required(),
});

const chart = record({
  label: string().required(),
  unit,
  axis: record({ label: string().required() }).required(),
  labels: array(string().required()).required(),
  series: array(
    record({ label: string().required(), values: array(number().integer().required()).required() }).required(),
  ).required(),
  href: string().required(),
});

export const overview = record({
  figures: array(figure.required()).required(),
  today: array(task.required()).required(),
  chart: chart.nullable().default(null),
});
export type Overview = InferType<typeof overview>;
