import { type Db, rowOf, told, type Tx } from '@freightdesk/shared-database';
import { countedUpTo, type ListDefinition, type Page } from '@freightdesk/shared-endpoint';
import type { Expression, RawBuilder } from 'kysely';
import { readCursor, writeCursor } from './cursor';
import { columnsOf, type ListColumns, refuseHidden, type ValuesApart } from './list-column';
import { seriesKeysOf } from '../search/number-key';
import { checkFilterValues } from './list-conditions';
import { orderKinds } from './list-order';
import type { ListRequest } from './list-request';
import { type AskedList, isOfAll, keyOf, type ListShape, shapeOf, wordsOf } from './list-shape';
import type { ListParts } from './list-clauses';
import { type ListStatements, listStatements, saidToBeMore } from './list-statement';
import { type PageAnswer, pageOfColumns, pageOfShape } from './page-answer';
import { completed, type RowShape } from './row-shape';
import { type Searched, searchedRowByRow } from './searched';
import { WrittenPage } from './written-page';

/** Names what a list is told beside its request: the statement has it in this place. */
export type Asking<Given> = <Name extends keyof Given>(name: Name) => RawBuilder<Given[Name]>;

interface Terms<Selected, Given> {
  /** What is filtered, sorted and searched by. */
  list: ListDefinition<keyof Selected & string>;
  /** The same records without joins: with no more than they are filtered, sorted and searched by. Counted, and walked to a deep page. */
  narrow?: (this: void, db: Db | Tx, asking: Asking<Given>) => Expression<unknown>;
  /** The table each of whose rows is a record of the list. */
  table?: string;
  searched?: Searched;
  /**
   * Where it is kept how many rows there are by what these filters compare: rows with the columns of these filters, and `rowCount`. A list
   * that is narrowed by nothing else is counted by them.
   */
  tallied?: {
    filters: readonly string[];
    rows: (this: void, db: Db | Tx, asking: Asking<Given>) => Expression<{ rowCount: number }>;
  };
  /**
   * Filters by a choice that follows from other rows, as what became of a cheque does: for each value what is true of its rows, which are
   * `listed`. So each is found by what it is, and not by working out what all others are.
   */
  apart?: (this: void, asking: Asking<Given>) => Readonly<Record<string, ValuesApart>>;
}

export interface ListTerms<Selected extends { id: string }, Row, Given> extends Terms<Selected, Given> {
  toRow: (this: void, selected: Selected, given: Given) => Row;
}

export interface WrittenTerms<Selected extends { id: string }, Row, Given> extends Terms<Selected, Given> {
  /** How a row is shown. */
  shape: RowShape<Selected, Row>;
}

const mostShapes = 300;

/** The statements of a list, each shape built once. */
class Shapes {
  readonly #made = new Map<string, ListStatements>();

  of(db: Db | Tx, shape: ListShape, parts: () => ListParts): ListStatements {
    const key = keyOf(shape);
    const known = this.#made.get(key);
    if (known) return known;
    const made = listStatements(db, shape, parts());
    if (this.#made.size < mostShapes) this.#made.set(key, made);
    return made;
  }
}

function askedOf<Given>(request: ListRequest, columns: ListColumns, given: Given): AskedList<Given> {
  const { page, pageSize, sort, cursor, q } = request;
  refuseHidden(request, columns);
  checkFilterValues(request, columns);
  return {
    request,
    given,
    words: wordsOf(q),
    numbers: seriesKeysOf(q ?? ''),
    position: cursor === null ? [] : readCursor(cursor, sort, orderKinds(sort, columns)),
    offset: cursor === null ? (page - 1) * pageSize : 0,
  };
}

/** Behind what is shown of a row stand its place in the list and the count of all; before these, of all columns, the keys of the order. */
const shownColumns = (columns: readonly string[], { sort }: ListRequest) => columns.slice(0, -(sort.length + 3));

const totalOf = (counted: number, { countExactly }: ListRequest) =>
  countExactly || counted <= countedUpTo
    ? { total: counted, totalIsExact: true }
    : { total: countedUpTo, totalIsExact: false };

/** Of no row there is none that says how many there are. */
async function countApart(db: Db | Tx, { count }: ListStatements, asked: AskedList): Promise<number> {
  const { rows } = await count(db, asked);
  return Number(rows[0]?.[0] ?? 0);
}

/** What both kinds of lists share: the rows of a page as they were answered, and what is said of the page. */
function answersOf<Selected extends { id: string }, Given extends object>(
  rows: (this: void, db: Db | Tx, asking: Asking<Given>) => Expression<Selected>,
  { narrow = rows, table, searched = searchedRowByRow, list, apart, tallied }: Terms<Selected, Given>,
  answer: PageAnswer,
) {
  const asking: Asking<Given> = (name) => told(({ given }: AskedList<Given>) => given[name]);
  const columns = columnsOf(list, apart?.(asking));
  const { search } = list;
  const shapes = new Shapes();
  // Decides how it is asked and never what is told: by the figures of the store at each request.
  let wasMore = false;
  return async (db: Db | Tx, request: ListRequest, given: Given) => {
    const { page, pageSize, sort } = request;
    const asked = askedOf(request, columns, given);
    const sources = () => ({ rows: rows(db, asking), narrow: narrow(db, asking) });
    const tally = () => tallied && { filters: tallied.filters, rows: tallied.rows(db, asking) };
    const parts = (): ListParts => ({ ...sources(), table, columns, search, searched, answer, tally: tally() });
    const statements = shapes.of(db, shapeOf(asked, columns, { ...list, wasMore }), parts);
    const found = answer.read(await statements.page(db, asked), pageSize);
    const isEmpty = found.rows.length === 0 && asked.offset === 0 && request.cursor === null;
    const counted = found.counted ?? (isEmpty ? 0 : await countApart(db, statements, asked));
    if (table !== undefined && isOfAll(request)) wasMore = found.counted === saidToBeMore;
    const facts = {
      page,
      pageSize,
      ...totalOf(counted, request),
      nextCursor: found.place === undefined ? null : writeCursor(sort, JSON.parse(found.place)),
    };
    return { columns: found.columns, rows: found.rows, facts };
  };
}

type Pages<Given, Made> = (
  db: Db | Tx,
  request: ListRequest,
  ...given: object extends Given ? [] : [Given]
) => Promise<Made>;

/**
 * The pages of a list. Its query is wrapped (`from (...) as listed`), which PostgreSQL folds back into it, so columns are named by what
 * the query selects and nothing of a request ever becomes SQL text: what differs between two requests of one shape is told to a
 * statement that is built once and prepared on each connection.
 */
export function pagesOf<Selected extends { id: string }, Row, Given extends object = object>(
  /** Selects `id` and every column that is shown, filtered, sorted or searched; without order or limit. */
  rows: (this: void, db: Db | Tx, asking: Asking<Given>) => Expression<Selected>,
  terms: ListTerms<NoInfer<Selected>, Row, NoInfer<Given>>,
): Pages<Given, Page<Row>> {
  const answer = answersOf<Selected, Given>(rows, terms, pageOfColumns);
  return async (db, request, ...[told]) => {
    const given = (told ?? {}) as Given;
    const { columns, rows: found, facts } = await answer(db, request, given);
    const own = shownColumns(columns, request);
    return { data: found.map((values) => terms.toRow(rowOf<Selected>(own, values), given)), ...facts };
  };
}

/** The same where PostgreSQL writes the rows, by their shape: a row is neither read nor built on its way. */
export function writtenPagesOf<Selected extends { id: string }, Row, Given extends object = object>(
  rows: (this: void, db: Db | Tx, asking: Asking<Given>) => Expression<Selected>,
  terms: WrittenTerms<NoInfer<Selected>, Row, NoInfer<Given>>,
): Pages<Given, WrittenPage<Row>> {
  const { computed } = terms.shape;
  const answer = answersOf<Selected, Given>(rows, terms, pageOfShape(terms.shape));
  const textOf = ([text, ...values]: readonly unknown[], hidden: readonly string[]): string =>
    computed ? completed(String(text), computed.members(rowOf<Selected>(computed.from, values)), hidden) : String(text);
  return async (db, request, ...[told]) => {
    const { rows: found, facts } = await answer(db, request, (told ?? {}) as Given);
    return new WrittenPage<Row>(
      found.map((values) => textOf(values, request.hidden)),
      facts,
    );
  };
}
