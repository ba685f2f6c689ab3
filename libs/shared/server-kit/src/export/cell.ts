import { businessDateAt, clockTimeAt } from '@freightdesk/shared-calendar';
import { currencies, formatDecimal, isCurrency, plainDecimal, parseDecimal } from '@freightdesk/shared-money';

/**
 * A cell as a file keeps it. A figure is plain decimal text, so that none is rounded on its way; a date is
 * `YYYY-MM-DD`, and a moment that and the time on the clocks of the company, `YYYY-MM-DD HH:MM`.
 */
export interface Cell {
  readonly kind: 'text' | 'number' | 'amount' | 'date' | 'time';
  readonly text: string;
}

/** Rows as they come, a page of them at a time. */
export type CellPages = AsyncIterable<readonly (readonly Cell[])[]>;

export const emptyCell: Cell = { kind: 'text', text: '' };
export const textCell = (text: string): Cell => ({ kind: 'text', text });

const figure = (text: string): Cell => ({ kind: 'number', text });
const amount = (minor: number, scale: number): Cell => ({
  kind: 'amount',
  text: formatDecimal({ digits: BigInt(minor), scale }),
});

/** What a value of the answer is in a file, by what its schema says of it. */
export type CellKind = 'text' | 'date' | 'decimal' | 'count' | 'paise' | 'minor' | 'flag' | 'instant';

/** The currency of a row, whose smallest unit its `Minor` members count. */
const digitsOf = (currency: unknown): number =>
  typeof currency === 'string' && isCurrency(currency) ? currencies[currency].minorDigits : 2;

const clockText = (instant: string): string => {
  const at = new Date(instant);
  return `${businessDateAt(at)} ${clockTimeAt(at)}`;
};

type Writer = (value: string | number | boolean, currency: unknown) => Cell;

export const cellWriters: Readonly<Record<CellKind, Writer>> = {
  text: (value) => textCell(String(value)),
  date: (value) => ({ kind: 'date', text: String(value) }),
  decimal: (value) => figure(plainDecimal(parseDecimal(String(value)))),
  count: (value) => figure(String(value)),
  paise: (value) => amount(Number(value), 2),
  minor: (value, currency) => amount(Number(value), digitsOf(currency)),
  instant: (value) => ({ kind: 'time', text: clockText(String(value)) }),
  flag: (value) => textCell(value === true ? 'Yes' : 'No'),
};
