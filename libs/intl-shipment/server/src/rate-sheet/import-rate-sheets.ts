import { type AddRateSheetInput, normaliseLocode, rateLineKey } from '@freightdesk/intl-shipment-contract';
import { addRateSheetInput } from '@freightdesk/intl-shipment-contract/schema';
import { commonProblems, type ImportError } from '@freightdesk/shared-endpoint';
import {
  eachRow,
  importError,
  refuse,
  type TableRow,
  type WriteContext,
  type WriteRows,
} from '@freightdesk/shared-server-kit';
import { addRateSheet } from './add-rate-sheet';
import { foldedName, headsByName, partiesByName } from './import-names.repository';
import { type Cells, type Definition, type Known, rateSheetOf } from './import-rate-row';
import { findRateSheetLike } from './rate-sheet.repository';
import { updateRateSheet } from './update-rate-sheet';

/** Names that stand for nobody, or for several. */
function strangers(rows: readonly TableRow<Cells>[], { vendors, heads }: Known): ImportError[] {
  const told = (row: number, column: 'vendor' | 'charge', found: readonly string[] = []): ImportError[] => {
    if (found.length === 1) return [];
    const [isVendor, isNobody] = [column === 'vendor', found.length === 0];
    const nobody = isVendor ? 'No vendor has this name or GSTIN.' : 'No charge head has this name or code.';
    const several = 'Several vendors have this name. Write the GSTIN instead.';
    return [
      importError({ row, column, code: isNobody ? 'unknown' : 'several' }, { message: isNobody ? nobody : several }),
    ];
  };
  return rows.flatMap(({ row, value: { vendor = '', charge = '' } }) => [
    ...told(row, 'vendor', vendors.get(foldedName(vendor))),
    ...told(row, 'charge', heads.get(foldedName(charge))?.slice(0, 1)),
  ]);
}

const otherPrice = {
  ...{ field: 'rate', code: 'other_price' },
  message: 'The rate sheet has another price of this. Change it there, or bring this in from a later day.',
};
const otherEnd = {
  ...{ field: 'validUntil', code: 'other_end' },
  message: 'The rate sheet that begins on this day ends on another.',
};

type Figure = string | null | undefined;

/** `450` and `450.00` are one figure, and nothing is like nothing alone. */
const alike = (one: Figure, other: Figure): boolean => (one ? Number(one) : null) === (other ? Number(other) : null);

/** Brings one rate into the sheet that it is of; a rate that is there already adds nothing, another price of the same is refused. */
async function addRate(input: AddRateSheetInput, context: WriteContext): Promise<void> {
  const { reference = null, lines } = input;
  const [originLocode, destinationLocode] = [input.originLocode, input.destinationLocode].map(normaliseLocode);
  const key = { ...input, reference, originLocode: originLocode ?? '', destinationLocode: destinationLocode ?? '' };
  const standing = await findRateSheetLike(context.tx, key);
  if (!standing) {
    await addRateSheet(input, context);
    return;
  }
  const added = lines.filter((line) => {
    const same = standing.lines.find((one) => rateLineKey(one) === rateLineKey(line));
    const isSame = same?.currency === line.currency && alike(same.rate, line.rate) && alike(same.minimum, line.minimum);
    if (same && !isSame) refuse(commonProblems.invalid, { errors: [otherPrice] });
    return !same;
  });
  const { id, version, validUntil } = standing;
  if (validUntil !== input.validUntil) refuse(commonProblems.invalid, { errors: [otherEnd] });
  if (added.length > 0) await updateRateSheet({ id, version, lines: [...standing.lines, ...added] }, context);
}

const columns: Readonly<Record<string, string>> = {
  ...{ vendorId: 'vendor', originLocode: 'origin', destinationLocode: 'destination', chargeHeadId: 'charge' },
};
const columnOf = (field: string): string => {
  const name = field.replace(/^lines(\.\d+\.)?/, '');
  return columns[name] ?? name;
};

/** Rates of a file, each in the sheet that its vendor, lane and first day make. */
export const importRateSheets: WriteRows<Definition> = async (rows, context, asked) => {
  const known = {
    vendors: await partiesByName(
      context.tx,
      rows.map(({ value }) => value.vendor ?? ''),
    ),
    heads: await headsByName(context.tx),
  };
  const errors = strangers(rows, known);
  const strange = new Set(errors.map(({ row }) => row));
  const others = rows.filter(({ row }) => !strange.has(row));
  const schema = addRateSheetInput;
  const terms = { schema, inputOf: rateSheetOf(known), add: addRate, columnOf };
  // All that is wrong is told at once: who mends a name should not find further rows wrong the next time.
  const refused = await eachRow<Definition, AddRateSheetInput>(terms)(others, context, asked);
  return [...errors, ...refused].toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
};
