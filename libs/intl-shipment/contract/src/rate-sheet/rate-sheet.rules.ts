import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { ChargeBasis } from '@freightdesk/tax-contract';

interface KeyedLine {
  chargeHeadId?: string | undefined;
  basis?: ChargeBasis | undefined;
  containerType?: string | null | undefined;
  fromKg?: string | null | undefined;
}

interface SheetTerms {
  originLocode?: string | undefined;
  destinationLocode?: string | undefined;
  validFrom?: string | undefined;
  validUntil?: string | undefined;
  lines?: readonly KeyedLine[] | undefined;
}

/** What a rate is of: two lines of one key would be two prices of one thing. `100` and `100.0` are one break. */
export const rateLineKey = ({ chargeHeadId = '', basis, containerType, fromKg }: KeyedLine): string =>
  [chargeHeadId, basis ?? '', containerType ?? '', Number(fromKg ?? 0)].join(' ');

function lineProblems({ basis, containerType, fromKg }: KeyedLine): FieldProblem[] {
  return [
    ...(containerType && basis !== 'PER_CONTAINER'
      ? [{ field: 'containerType', code: 'not_counted', message: 'Only a rate per container has a container type.' }]
      : []),
    ...(fromKg && basis !== 'PER_KG_CHARGEABLE'
      ? [{ field: 'fromKg', code: 'not_counted', message: 'Only a rate per chargeable kg has a weight break.' }]
      : []),
  ];
}

function linesProblems(lines: readonly KeyedLine[]): FieldProblem[] {
  const keys = lines.map(rateLineKey);
  return lines.flatMap((line, index) => {
    const isAgain = Boolean(line.chargeHeadId) && keys.indexOf(rateLineKey(line)) < index;
    const again = { field: 'chargeHeadId', code: 'twice', message: 'This is priced above already.' };
    return [...lineProblems(line), ...(isAgain ? [again] : [])].map((problem) => ({
      ...problem,
      field: `lines.${index}.${problem.field}`,
    }));
  });
}

/** What is wrong between the fields of a rate sheet. */
export function rateSheetProblems(sheet: SheetTerms): FieldProblem[] {
  const { originLocode, destinationLocode, validFrom, validUntil, lines = [] } = sheet;
  const places = [originLocode, destinationLocode].map((code) => code?.replace(/\s/g, '').toUpperCase());
  return [
    ...(places[0] && places[0] === places[1]
      ? [{ field: 'destinationLocode', code: 'same_place', message: 'It starts and ends at one place.' }]
      : []),
    ...(validFrom && validUntil && validUntil < validFrom
      ? [{ field: 'validUntil', code: 'before_date', message: 'This is before the first day.' }]
      : []),
    ...linesProblems(lines),
  ];
}
