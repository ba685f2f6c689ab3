import { type Answered, type Db, rowOf, told, type Tx } from '@freightdesk/shared-database';
import { countedUpTo, type ListDefinition, type Page } from '@freightdesk/shared-endpoint';
import type { Expression, RawBuilder } from 'kysely';
import { readCursor, writeCursor } from './cursor';
import { columnsOf, type ListColumns, refuseHidden } from './list-column';
import { checkFilterValues } from './list-conditions';
import { orderKeys } from './list-order';
import type { ListRequest } from './list-request';
import { type AskedList, keyOf, type ListShape, shapeOf, wordsOf } from './list-shape';
import { type ListParts, type ListStatements, listStatements } from './list-statement';
import { type Searched, searchedRowByRow } from './searched';

/** Names what a list is told beside its request: the statement has it in this place. */
export type Asking<Given> = <Name extends keyof Given>(name: Name) => RawBuilder<Given[Name]>;

export interface ListTerms<Selected extends { id: string }, Row, Given> {
  /** What is filtered, sorted and searched by. */
  list: ListDefinition<keyof Selected & string>;
  /** The same records without joins: with no more than they are filtered, sorted and searched by. Counted, and walked to a deep page. */
  narrow?: (this: void, db: Db | Tx, asking: Asking<Given>) => Expression<unknown>;
  /** The table each of whose rows is a record of the list. */
  table?: string;
  searched?: Searched;
  toRow: (this: void, selected: Selected, given: Given) => Row;
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
    position: cursor === null ? [] : readCursor(cursor, sort, orderKeys(sort, columns)),
    offset: cursor === null ? (page - 1) * pageSize : 0,
  };
}

/** Behind the columns of a row stand two of the page's own. */
function rowsOf<Selected extends object>({ columns, rows }: Answered) {
  const own = columns.slice(0, -2);
  return rows.map((values) => ({
    selected: rowOf<Selected>(own, values),
    cursorValues: String(values.at(-2)),
    counted: Number(values.at(-1)),
  }));
}

const totalOf = (counted: number, { countExactly }: ListRequest) =>
  countExactly || counted <= countedUpTo
    ? { total: counted, totalIsExact: true }
    : { total: countedUpTo, totalIsExact: false };

/** Of no row there is none that says how many there are. */
async function countPast(db: Db | Tx, { count }: ListStatements, asked: AskedList): Promise<number> {
  if (asked.offset === 0 && asked.request.cursor === null) return 0;
  const { rows } = await count(db, asked);
  return Number(rows[0]?.[0] ?? 0);
}

/**
 * The pages of a list. Its query is wrapped (`from (...) as listed`), which PostgreSQL folds back into it, so columns are named by what
 * the query selects and nothing of a request ever becomes SQL text: what differs between two requests of one shape is told to a
 * statement that is built once and prepared on each connection.
 */
export function pagesOf<Selected extends { id: string }, Row, Given extends object = object>(
  /** Selects `id` and every column that is shown, filtered, sorted or searched; without order or limit. */
  rows: (this: void, db: Db | Tx, asking: Asking<Given>) => Expression<Selected>,
  terms: ListTerms<NoInfer<Selected>, Row, NoInfer<Given>>,
): (db: Db | Tx, request: ListRequest, ...given: object extends Given ? [] : [Given]) => Promise<Page<Row>> {
  const { narrow = rows, table, searched = searchedRowByRow, list, toRow } = terms;
  const columns = columnsOf(list);
  const { search } = list;
  const shapes = new Shapes();
  const asking: Asking<Given> = (name) => told(({ given }: AskedList<Given>) => given[name]);
  return async (db, request, ...[told]) => {
    const given = (told ?? {}) as Given;
    const { page, pageSize, sort } = request;
    const asked = askedOf(request, columns, given);
    const parts = () => ({ rows: rows(db, asking), narrow: narrow(db, asking), table, columns, search, searched });
    const statements = shapes.of(db, shapeOf(asked), parts);
    const found = rowsOf<Selected>(await statements.page(db, asked));
    const shown = found.slice(0, pageSize);
    const last = found.length > pageSize ? shown.at(-1) : undefined;
    return {
      data: shown.map(({ selected }) => toRow(selected, given)),
      page,
      pageSize,
      ...totalOf(found[0]?.counted ?? (await countPast(db, statements, asked)), request),
      nextCursor: last ? writeCursor(sort, JSON.parse(last.cursorValues)) : null,
    };
  };
}
