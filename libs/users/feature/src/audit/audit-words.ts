import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { formatPaise } from '@freightdesk/shared-money';
import { formatInstant } from '@freightdesk/shared-ui';

type Translate = (text: string) => string;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

/** `number-series` -> `Number series`: how kinds of record and deeds are written for people. */
export const inWords = (code: string): string => capital(code.replace(/-/g, ' '));

/** `dueDate` -> `Due date`. What a name says of its unit or of being a reference, the value says by itself. */
const stepInWords = (step: string): string =>
  capital(
    step
      .replace(/(?<=.)(Paise|Id|At)$/, '')
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/\b(pan|gstin|tan|cin|tds|sac|ifsc)\b/gi, (name) => name.toUpperCase()),
  );

/** A field's path for people: `lines.0.gstRate` -> `Lines 1, Gst rate`. */
export function fieldInWords(path: string, t: Translate): string {
  const steps = path.split('.');
  return steps
    .flatMap((step, index) => {
      if (isIndex(step)) return [];
      const next = steps[index + 1];
      return [isIndex(next) ? `${t(stepInWords(step))} ${Number(next) + 1}` : t(stepInWords(step))];
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
