import { array, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';

const figure = record({
  name: string().required(),
  label: string().required(),
  value: number().integer().required(),
  unit: string<'count' | 'paise'>().oneOf(['count', 'paise']).required(),
  href: string().required(),
});

export const overview = record({ figures: array(figure.required()).required() });
export type Overview = InferType<typeof overview>;
