import { array, boolean, type InferType, number, string } from 'yup';
import { record } from './record.schema';

/** A figure that is true at the moment it is read, and the door to the records that it counts. */
export const figure = record({
  /** Unique, `leads.open`. */
  name: string().required(),
  /** In the page's first language; the text is its own translation key. */
  label: string().required(),
  value: number().integer().required(),
  unit: string<'count' | 'paise'>().oneOf(['count', 'paise']).required(),
  /** Where the records behind it are listed. */
  href: string().required(),
  /** What it was before, by which it is judged. */
  than: array(record({ label: string().required(), value: number().integer().required() }).required()),
  /** Of the desk that does the work: who looks after the whole company is not shown it. */
  isOfDesk: boolean(),
});
export type Figure = InferType<typeof figure>;
