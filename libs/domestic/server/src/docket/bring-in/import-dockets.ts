import type { AddDocketInput } from '@freightdesk/domestic-contract';
import { addDocketInput } from '@freightdesk/domestic-contract/schema';
import {
  eachRow,
  importError,
  isYes,
  type KnownRows,
  type TableRow,
  type WriteContext,
  type WriteRows,
} from '@freightdesk/shared-server-kit';
import type { ImportError } from '@freightdesk/shared-endpoint';
import type { DomesticPorts } from '../../domestic-ports';
import { addDocket } from '../add-docket';
import { moveDocket } from '../move-docket';
import { type DocketCells, docketColumnOf, type DocketImport, docketOf } from './docket-cells';
import { partiesCalled, referencesOf } from './import-docket.repository';

type Row = TableRow<DocketCells>;
type Called = ReadonlyMap<string, readonly string[]>;

const calledBy = (rows: readonly Row[], db: WriteContext['tx']): Promise<Called> =>
  partiesCalled(
    db,
    rows.flatMap(({ value }) => value.billingParty ?? []),
  );

const partyOf = ({ billingParty = '' }: DocketCells, called: Called): string | undefined => {
  const [id, ...others] = called.get(billingParty) ?? [];
  return others.length > 0 ? undefined : id;
};

/** What a docket is known by: whose it is, and his reference in any case and spacing. */
const keyOf = (partyId: string, reference: string) => `${partyId} ${reference.toLowerCase().replace(/\s+/g, '')}`;

/** Rows whose party has a docket of the same reference. */
export const knownDockets: KnownRows<DocketImport> = async (rows, tx) => {
  const called = await calledBy(rows, tx);
  const partyIds = new Set([...called.values()].flat());
  const standing = await referencesOf(tx, [...partyIds]);
  const keys = new Set(standing.map(({ billingPartyId, reference }) => keyOf(billingPartyId, reference)));
  const isKnown = ({ value }: Row) => keys.has(keyOf(partyOf(value, called) ?? '', value.reference ?? ''));
  return new Set(rows.filter(isKnown).map(({ row }) => row));
};

function partyProblem({ row, value }: Row, called: Called): ImportError[] {
  if (partyOf(value, called) !== undefined) return [];
  const isAmbiguous = called.has(value.billingParty ?? '');
  const message = isAmbiguous
    ? 'Several parties are called so: give the GSTIN.'
    : 'There is no party of this name or GSTIN.';
  return [importError({ row, column: 'billingParty', code: 'unknown_party' }, { message })];
}

/** One reference is one docket of its party: the second row of it is a slip, or goods that belong to the first. */
function referenceProblems(rows: readonly Row[], called: Called): ImportError[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, value }) => {
    const partyId = partyOf(value, called);
    if (partyId === undefined) return [];
    const key = keyOf(partyId, value.reference ?? '');
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = 'This party has the reference in an earlier row of the file too.';
    return [importError({ row, column: 'reference', code: 'twice' }, { message })];
  });
}

/** Dockets of a file, each added as the form adds one; those that are to be booked take their numbers in the order of their days. */
export const importDockets =
  (ports: DomesticPorts): WriteRows<DocketImport> =>
  async (rows, context, asked) => {
    const called = await calledBy(rows, context.tx);
    const problems = [...rows.flatMap((row) => partyProblem(row, called)), ...referenceProblems(rows, called)];
    if (problems.length > 0) return problems;
    const today = context.clock.today();
    const dayOf = ({ value }: Row) => value.date ?? today;
    const errors = await eachRow<DocketImport, AddDocketInput>({
      schema: addDocketInput,
      inputOf: (cells) => docketOf(cells, { today, billingPartyId: partyOf(cells, called) }),
      add: (input, within, cells) => addAndBook(input, within, { ports, isBooked: isYes(cells.book) }),
      columnOf: docketColumnOf,
    })(
      rows.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)) || one.row - other.row),
      context,
      asked,
    );
    return errors.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
  };

async function addAndBook(
  input: AddDocketInput,
  context: WriteContext,
  { ports, isBooked }: { ports: DomesticPorts; isBooked: boolean },
): Promise<void> {
  const { data } = await addDocket(input, context, ports);
  if (isBooked) await moveDocket({ id: data.id, version: data.version, to: 'BOOKED' }, context, ports);
}
