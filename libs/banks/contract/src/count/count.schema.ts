import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  number,
  record,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type CountedPieces, denominations, differenceOfCount } from './count.rules';

const most = 1_000_000;

const pieces = () =>
  array(
    record({
      denominationPaise: number().oneOf(denominations).required(),
      pieces: number().label('Pieces').integer().min(0).max(most),
    }).required(),
  ).required();

const reason = () => string().label('Reason').min(3).max(500);

/** A count of the cash box as the person saw it: the bank's own id and version, and what the page said that the books hold. */
export const countInput = versioned({
  pieces: pieces()
    .min(1)
    .max(denominations.length)
    .test(
      'once',
      'Each denomination is counted once.',
      (counted) => new Set(counted.map(({ denominationPaise }) => denominationPaise)).size === counted.length,
    ),
  bookPaise: minorUnits().label('By the books').required(),
  reason: reason().test('difference', 'Say why the cash differs from the books.', (text, { parent }) => {
    const counted: readonly CountedPieces[] = parent.pieces ?? [];
    return Boolean(text) || differenceOfCount(counted, parent.bookPaise) === 0;
  }),
  /** Who keeps the box from now on, once that person has counted the same. */
  handToId: id().label('Hand over to'),
  /** The count by which the box was handed to whoever counts now. */
  takesOverId: id(),
});
export type CountInput = InferType<typeof countInput>;

export const countSchema = record({
  id: id().required(),
  bankId: id().required(),
  date: businessDate().required(),
  pieces: pieces(),
  countedPaise: minorUnits().required(),
  /** What the books held at that moment. */
  bookPaise: minorUnits().required(),
  /** Counted less the books: below zero some was missing. */
  differencePaise: minorUnits().required(),
  reason: string().nullable().defined(),
  countedBy: named().required(),
  /** Who kept the box at that moment. */
  custodian: named().nullable().default(undefined).defined(),
  handedTo: named().nullable().default(undefined).defined(),
  /** The count by which it was handed over, of the one that took it over. */
  takesOverId: id().nullable().defined(),
});
export type CashCount = InferType<typeof countSchema>;
