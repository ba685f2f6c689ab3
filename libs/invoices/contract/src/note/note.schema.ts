import {
  array,
  boolean,
  businessDate,
  id,
  minorUnits,
  number,
  type ObjectShape,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { heads, reason, reverseChargeTax } from '../document/document.schema';

/** The place of a line in the document that a note is against, from 1; where it is left out SAC and rate tell. */
export const againstLine = () => number().integer().min(1);

/** Either the whole of what is left, or so much of its lines; `noteTermsProblems` holds them against each other. */
export const noteFields = <Line extends ObjectShape>(line: Line) => ({
  id: id().required(),
  date: businessDate().label('Date').required(),
  reason: reason().label('Reason').required(),
  full: boolean(),
  lines: array(record({ ...line, againstLine: againstLine() }))
    .min(1, 'A note has at least one line.')
    .max(1000),
});

/** A document as another names it that is against it, or that it is against. */
const namedDocument = {
  id: id().required(),
  number: string().nullable().defined(),
  date: businessDate().required(),
};
export const against = () => record(namedDocument).nullable().default(undefined).defined();

/** A note as the document that it is against names it, with what it took of each line. */
export const madeNote = <Rest extends ObjectShape>(rest: Rest) =>
  record({
    ...namedDocument,
    ...rest,
    roundOffPaise: minorUnits().required(),
    totalPaise: minorUnits().required(),
    currencyTotalMinor: minorUnits().required(),
    reverseChargeTax: reverseChargeTax(),
    lines: array(
      record({
        againstLine: againstLine().nullable().default(undefined).defined(),
        taxableMinor: minorUnits().required(),
        taxablePaise: minorUnits().required(),
        ...heads,
      }).required(),
    ).required(),
  });
