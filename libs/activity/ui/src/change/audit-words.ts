import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { formatPaise } from '@freightdesk/shared-money';
import { formatInstant } from '@freightdesk/shared-ui';
import type { AuditNames } from '@freightdesk/users-contract';

type Translate = (text: string) => string;

/** A code that has no name yet: `due-date` and `dueDate` are both `Due date`. */
const spelled = (code: string): string =>
  code
    .replace(/-/g, ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A stored value as the screens write such a value. */
export function valueInWords(path: string, value: string, t: Translate): string {
  if (/Paise$/.test(path) && /^-?\d+$/.test(value)) return formatPaise(Number(value));
  if (instant.test(value)) return formatInstant(value);
  if (isBusinessDate(value)) return formatBusinessDate(value);
  if (value === 'true' || value === 'false') return value === 'true' ? t('Yes') : t('No');
  return value;
}

/** The trail in the reader's words, by the names that the columns give to what is theirs. */
export function auditWords(columns: readonly AuditNames[], t: Translate) {
  const nameOf = (kind: keyof AuditNames, code: string): string =>
    t(columns.map((names) => names[kind]?.[code]).find((name) => name !== undefined) ?? spelled(code));

  /** `dueDate` -> `Due`. What a name says of its unit or of being a reference, the value says by itself. */
  const step = (code: string) => nameOf('fields', code.replace(/(?<=.)(Paise|Minor|Id|At)$/, ''));

  return {
    /** What kind of record an event is about. */
    record: (record: string) => nameOf('records', record),
    /** What was done with it. */
    action: (action: string) => nameOf('actions', action),
    /** A field's path for people: `lines.0.gstRate` -> `Lines 1, GST rate`. */
    field: (path: string): string => {
      const steps = path.split('.');
      return steps
        .flatMap((code, index) => {
          if (isIndex(code)) return [];
          const next = steps[index + 1];
          return [isIndex(next) ? `${step(code)} ${Number(next) + 1}` : step(code)];
        })
        .join(', ');
    },
    value: (path: string, value: string) => valueInWords(path, value, t),
  };
}

export type AuditWords = ReturnType<typeof auditWords>;
