import { type AuditNames, codeInTrail, nameInTrail } from '@freightdesk/activity-contract';
import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { formatMinor, formatPaise, isCurrency } from '@freightdesk/shared-money';
import { formatInstant } from '@freightdesk/shared-ui';

type Translate = (text: string) => string;

const sentenceCase = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase());

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const whole = /^-?\d+$/;
/** One of a set, as programs spell it: `OUT_FOR_DELIVERY`. A code of one word could be a person's own, such as a PAN. */
const code = /^[A-Z]+(?:_[A-Z]+)+$/;

/** Members that hold what was told with a step of a shipment: each of those says what it is. */
const holders = ['known', 'said'];

/** What a name says of its unit or of being a reference, the value says by itself: `dueDate`, `partyId` -> `party`. */
const plainStep = (step: string): string => step.replace(/(?<=.)(Paise|Minor|Id|At)$/, '');

/** An amount as the screens write it; null where the field holds none. Minor units need their currency. */
function amountInWords(path: string, value: string, currency: string | null): string | null {
  if (!whole.test(value)) return null;
  if (path.endsWith('Paise')) return formatPaise(Number(value));
  return path.endsWith('Minor') && isCurrency(currency) ? formatMinor(Number(value), currency) : null;
}

/** A stored value as the screens write such a value. */
export function valueInWords(path: string, value: string, t: Translate, currency: string | null = null): string {
  const amount = amountInWords(path, value, currency);
  if (amount !== null) return amount;
  if (instant.test(value)) return formatInstant(value);
  if (isBusinessDate(value)) return formatBusinessDate(value);
  if (value === 'true' || value === 'false') return value === 'true' ? t('Yes') : t('No');
  return code.test(value) ? t(sentenceCase(value.toLowerCase().replaceAll('_', ' '))) : value;
}

/** The trail in the reader's words, by the names that the columns give to what is theirs. */
export function auditWords(columns: readonly AuditNames[], t: Translate) {
  const nameOf = (kind: 'records' | 'actions' | 'fields', one: string): string => t(nameInTrail(columns, kind, one));

  /** `dueDate` -> `Due`. */
  const step = (one: string) => nameOf('fields', plainStep(one));

  /** What a code of a field is called; of several, each. Undefined where one of them has no name. */
  function labelOf(path: string, value: string): string | undefined {
    const field = plainStep(path.split('.').findLast((one) => !isIndex(one)) ?? '');
    const labels = value.split(', ').map((one) => codeInTrail(columns, field, one));
    return labels.some((label) => label === undefined) ? undefined : labels.map((label) => t(label ?? '')).join(', ');
  }

  return {
    /** What kind of record an event is about. */
    record: (record: string) => nameOf('records', record),
    /** What was done with it. */
    action: (action: string) => nameOf('actions', action),
    /** A field's path for people: `lines.0.gstRate` -> `Lines 1, GST rate`. */
    field: (path: string): string => {
      const steps = path.split('.');
      return steps
        .flatMap((one, index) => {
          const next = steps[index + 1];
          if (isIndex(one) || (holders.includes(one) && next !== undefined)) return [];
          return [isIndex(next) ? `${step(one)} ${Number(next) + 1}` : step(one)];
        })
        .join(', ');
    },
    /** A value of a field; its amounts in minor units are of the currency. */
    value: (path: string, value: string, currency: string | null = null): string =>
      labelOf(path, value) ?? valueInWords(path, value, t, currency),
  };
}

export type AuditWords = ReturnType<typeof auditWords>;
