import type { Hit, SearchAnswer } from '@freightdesk/search-contract';
import { can, type Role } from '@freightdesk/shared-access';
import { type Db, rowOf, type Statement } from '@freightdesk/shared-database';
import { asSentence } from '@freightdesk/shared-sentence';
import { type ReadContext, type SearchSource, toldSentence } from '@freightdesk/shared-server-kit';
import { type Asked, askedOf, type AskedShape, othersOf, shapeOf } from './asked';
import { scores } from './finds.repository';
import { nameSlips } from './name-slips';
import { most, type Searched, searchStatement } from './statement.repository';

interface StoredHit extends Omit<Hit, 'matched' | 'record'> {
  kind: number;
  field: string;
  text: string | null;
}

function searchedBy(role: Role, all: readonly SearchSource[]): Searched {
  const sources = all
    .filter(({ read }) => can(role, read, 'server'))
    .map(({ numbers, ...source }) => ({
      ...source,
      numbers: numbers.filter(({ permission }) => !permission || can(role, permission, 'server')),
    }));
  return {
    sources,
    readers: [...new Set(sources.flatMap(({ numbers }) => numbers.flatMap(({ reads }) => reads ?? [])))],
  };
}

/** What one role may look for, with the statements for it, each built once. */
class RoleSearch {
  readonly searched: Searched;
  readonly #statements = new Map<string, Statement<Asked> | null>();

  constructor(role: Role, sources: readonly SearchSource[]) {
    this.searched = searchedBy(role, sources);
  }

  #statementOf(db: Db, shape: AskedShape): Statement<Asked> | null {
    const key = JSON.stringify(shape);
    const known = this.#statements.get(key);
    if (known !== undefined) return known;
    const made = searchStatement(db, this.searched, shape);
    this.#statements.set(key, made);
    return made;
  }

  async find(db: Db, asked: Asked, shape: AskedShape): Promise<Hit[]> {
    const statement = this.#statementOf(db, shape);
    if (statement === null) return [];
    const { columns, rows } = await statement(db, asked);
    return rows.map((values) => {
      const { kind, field, text, ...hit } = rowOf<StoredHit>(columns, values);
      return { record: this.searched.sources[kind]?.record ?? '', ...hit, matched: { field, text: text ?? '' } };
    });
  }
}

/** So few that there may be more to find. */
const few = 3;

/** So many codes of one name are looked for. */
const mostCodes = 6;

async function codesOf({ words }: Asked, { sources }: Searched, { places }: AskedShape): Promise<readonly string[]> {
  if (!places) return [];
  const readers = new Set(sources.flatMap((source) => source.places?.codes ?? []));
  const found = await Promise.all([...readers].map((read) => read(words)));
  return found.flat().slice(0, mostCodes);
}

/** Names of every document, and those that were meant, behind what was found; not where a number was. */
async function withOthers(search: RoleSearch, db: Db, { asked, hits }: { asked: Asked; hits: Hit[] }): Promise<Hit[]> {
  if (hits.length > few || hits.some(({ score }) => score >= scores.repaired)) return hits;
  const meant = { ...asked, slips: nameSlips(asked.words) };
  const others = othersOf(meant, shapeOf(meant));
  if (others === null) return hits;
  const known = new Set(hits.map(({ id }) => id));
  const found = (await search.find(db, meant, others)).filter(({ id }) => !known.has(id));
  return [...hits, ...found].sort((one, other) => other.score - one.score).slice(0, most.hits);
}

/**
 * What is wrong with a number that has the form of one: told where nothing has just that number, and where it is none of another
 * form that is right.
 */
function warningsOf({ read }: Asked, hits: readonly Hit[]): SearchAnswer['warnings'] {
  const isFound = hits.some(({ score }) => score === scores.whole);
  if (isFound || read.some((number) => number?.problem === null)) return [];
  const meant = hits.filter(({ score }) => score === scores.repaired).map(({ matched }) => matched.text);
  return read.flatMap((number) => {
    if (!number?.problem) return [];
    const repairs = meant.length === 0 && number.repairs.length === 1 ? number.repairs : meant;
    return [
      { code: 'check_digit' as const, ...toldSentence(asSentence(number.problem)), repairs: [...new Set(repairs)] },
    ];
  });
}

/** Finds records of the kinds that the sources tell of, for whoever asks. */
export function finderOf(sources: readonly SearchSource[]) {
  const byRole = new Map<Role, RoleSearch>();
  const searchOf = (role: Role): RoleSearch => {
    const search = byRole.get(role) ?? new RoleSearch(role, sources);
    byRole.set(role, search);
    return search;
  };
  return async (q: string, { db, actor }: Pick<ReadContext, 'db' | 'actor'>): Promise<SearchAnswer> => {
    const search = searchOf(actor.role);
    const typed = askedOf(q, search.searched.readers);
    const shape = shapeOf(typed);
    const asked = { ...typed, codes: await codesOf(typed, search.searched, shape) };
    const found = await search.find(db, asked, shape);
    const hits = await withOthers(search, db, { asked, hits: found });
    return { data: { hits }, warnings: warningsOf(asked, hits) };
  };
}
