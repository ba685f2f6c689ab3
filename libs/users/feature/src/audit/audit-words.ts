import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { formatPaise } from '@freightdesk/shared-money';
import { formatInstant } from '@freightdesk/shared-ui';
import { actionNames, fieldNames, recordNames } from './audit-names.data';

type Translate = (text: string) => string;

/** A code that has no name yet: `due-date` and `dueDate` are both `Due date`. */
const spelled = (code: string): string =>
  code
    .replace(/-/g, ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const nameIn = (names: Readonly<Record<string, string>>, code: string, t: Translate): string =>
  t(names[code] ?? spelled(code));

/** What kind of record an event is about. */
export const recordInWords = (record: string, t: Translate): string => nameIn(recordNames, record, t);

/** What was done with it. */
export const actionInWords = (action: string, t: Translate): string => nameIn(actionNames, action, t);

/** `dueDate` -> `Due`. What a name says of its unit or of being a reference, the value says by itself. */
const stepInWords = (step: string, t: Translate): string =>
  nameIn(fieldNames, step.replace(/(?<=.)(Paise|Minor|Id|At)$/, ''), t);

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

/** A field's path for people: `lines.0.gstRate` -> `Lines 1, GST rate`. */
export function fieldInWords(path: string, t: Translate): string {
  const steps = path.split('.');
  return steps
    .flatMap((step, index) => {
      if (isIndex(step)) return [];
      const next = steps[index + 1];
      return [isIndex(next) ? `${stepInWords(step, t)} ${Number(next) + 1}` : stepInWords(step, t)];
    })
    .join(', ');
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A stored value as the screens write such a value. */
export function valueInWords(path: string, value: string, t: Translate): string {
  if (/Paise$/.test(path) && /^-?\d+$/.test(value)) return formatPaise(Number(value));
  if (instant.test(value)) return formatInstant(value);
  if (isBusinessDate(value)) return formatBusinessDate(value);
  if (value === 'true' || value === 'false') return value === 'true' ? t('Yes') : t('No');
  return value;
}
