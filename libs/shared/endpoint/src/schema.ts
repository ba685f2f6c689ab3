/** Building blocks of schemas: the entry `@freightdesk/shared-endpoint/schema`, loaded by servers and forms only. */
import { isBusinessDate } from '@freightdesk/shared-calendar';
import {
  type AnyObject,
  array,
  boolean,
  type InferType,
  lazy,
  mixed,
  number,
  object,
  type ObjectSchema,
  type ObjectShape,
  type Schema,
  setLocale,
  string,
  ValidationError,
} from 'yup';
import { record } from './record.schema';

/** What a value should have been, by yup's name of its type. All numbers that people enter are whole: amounts say so themselves, rates are texts. */
const typeSentence: Readonly<Partial<Record<string, string>>> = {
  number: 'Enter a whole number.',
  string: 'Enter a text.',
  boolean: 'Choose yes or no.',
  array: 'This takes a list.',
  object: 'This takes fields of its own.',
};

// Sentences stand without the field's name: they are shown at the field, and are the keys of their own translations. What
// the schema knows of itself, such as `max`, is put into the places when the sentence is said.
setLocale({
  mixed: {
    required: 'This is needed.',
    notType: ({ type }) => typeSentence[type] ?? 'This has the wrong form.',
    oneOf: 'Choose one of the offered values.',
    defined: 'This is needed.',
    notNull: 'Leave this out, or give it a value.',
  },
  string: {
    max: 'At most {{max}} characters.',
    min: 'At least {{min}} characters.',
  },
  number: { min: 'At least {{min}}.', max: 'At most {{max}}.', integer: 'Enter a whole number.' },
  array: { min: 'At least {{min}}.', max: 'At most {{max}}.' },
  object: { noUnknown: 'This field is not known here.' },
});

export { figure } from './figure.schema';
export { file, files, type FileTerms } from './file.schema';
export {
  betweenFields,
  betweenGiven,
  errorOfField,
  fieldProblemsOf,
  invalidFields,
  ruled,
  worded,
} from './rules.schema';
export { record };
export {
  array,
  boolean,
  type InferType,
  lazy,
  mixed,
  number,
  object,
  type ObjectShape,
  type Schema,
  string,
  ValidationError,
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The id of a record: a UUID made by the server. */
export const id = () => string().matches(uuid, 'This is not the id of a record.');

/** The form of HTML, which yup has too, but with a dot in the domain: `meera@konkan` is an address that was cut short. */
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** An address that a letter reaches from outside, as long as SMTP takes one. */
export const emailAddress = () =>
  string()
    .matches(emailForm, { name: 'email', message: 'Enter a complete e-mail address.', excludeEmptyString: true })
    .max(254);

/** An empty text is not left out: no column of dates or figures could hold it. */
const isLeftOut = (text: string | null | undefined): text is null | undefined => text === undefined || text === null;

/** A day of the books, `YYYY-MM-DD`, that exists. */
export const businessDate = () =>
  string().test(
    'business-date',
    'Enter a date that exists, such as 26-Nov-2026.',
    (text) => isLeftOut(text) || isBusinessDate(text),
  );

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** In years of four digits, so that days and hours may be added to it. */
const isInstant = (text: string): boolean =>
  timestamp.test(text) &&
  text >= '1900' &&
  text < '2200' &&
  // A date's reader goes on to March from the 30th of February, which no store takes.
  isBusinessDate(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** A moment in time, ISO 8601 with its zone: `2026-04-01T09:30:00Z`. */
export const instant = () =>
  string().test(
    'instant',
    'Enter a day and a time, such as 26-Nov-2026 14:30.',
    (text) => isLeftOut(text) || isInstant(text),
  );

/** Whole paise (or the currency's smallest unit): an exact integer, never a fraction. */
export const minorUnits = () =>
  number()
    .typeError('Enter an amount in figures, at most 13 digits, with no more decimals than its currency has.')
    .integer('Amounts are whole paise.')
    .min(Number.MIN_SAFE_INTEGER, 'That amount is too large: it has at most 13 digits, its decimals among them.')
    .max(Number.MAX_SAFE_INTEGER, 'That amount is too large: it has at most 13 digits, its decimals among them.');

/** What alone is wrong with a figure: a narrow column of a grid has room for no more. Null where it is no figure that can be read. */
function figureMessage(text: string, decimals: number): string | null {
  if (!/\d/.test(text)) return 'Enter a number.';
  const [, after = ''] = /^\d+(?:\.(\d*))?$/.exec(text) ?? [];
  if (after.length > decimals) return decimals === 1 ? 'At most one decimal.' : 'At most {{decimals}} decimals.';
  return /^\d+(\.\d+)?$/.test(text) ? 'Enter less than {{limit}}.' : null;
}

const shortMessage = (decimals: number): string =>
  decimals === 1
    ? 'Enter a number from 0 to below {{limit}}, with at most one decimal.'
    : 'Enter a number from 0 to below {{limit}}, with at most {{decimals}} decimals.';

/** A quantity, rate or percentage as decimal text: at most 4 decimals unless told otherwise, never negative. */
export const decimalText = ({ decimals = 4, digits = 12 }: { decimals?: number; digits?: number } = {}) => {
  const regex = new RegExp(`^\\d{1,${digits}}(\\.\\d{1,${decimals}})?$`);
  return string().test({
    // By this name a schema is published with its pattern.
    name: 'matches',
    // Whoever enters a percentage of 118 has no decimals too many.
    message: digits < 12 ? shortMessage(decimals) : 'Enter a number, not below 0, with at most {{decimals}} decimals.',
    params: { regex, decimals, limit: (10 ** digits).toLocaleString('en-IN') },
    skipAbsent: true,
    test: (text, { createError }) => {
      if (regex.test(text ?? '')) return true;
      const message = figureMessage(text ?? '', decimals);
      return message === null ? false : createError({ message });
    },
  });
};

/** A record's version, needed by every write that changes an existing record. */
export const version = () => number().integer().min(1);

/** Input of a write to an existing record: `id` and the `version` the person saw, and what else it takes. */
export const versioned = <Shape extends ObjectShape>(shape: Shape) =>
  record({ id: id().required(), version: version().required(), ...shape });

export const idQuery = record({ id: id().required() });
export type IdInput = InferType<typeof idQuery>;

/** Another record as it is told in this one. */
export const named = () => record({ id: id().required(), name: string().required() });

/** What a write says beside the record it answers: it is saved, and a person should know. */
export const warnings = () =>
  array(record({ field: string().required(), message: string().required() }).required()).required();

/** The answer of such a write: the record as it now is. */
export const saved = <Saved extends AnyObject>(data: ObjectSchema<Saved>) =>
  record({ data: data.required(), warnings: warnings() });

/** Input of a write that needs to know only which record, as the person saw it. */
export const seenInput = versioned({});
export type SeenInput = InferType<typeof seenInput>;

/** What is told of a record that is gone: its id and nothing else, by which a page knows that it is. */
export const gone = idQuery;
export type Gone = IdInput;
