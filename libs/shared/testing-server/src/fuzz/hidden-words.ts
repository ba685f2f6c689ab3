import { can, type Role, roles } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import type { FastifyInstance } from 'fastify';
import { testToken } from '../test-roles';
import { type StoredWord, storedWords } from './stored-words.repository';
import { isMembers, type Members, placeOf } from './world';

interface Searched {
  app: FastifyInstance;
  endpoints: readonly RegisteredEndpoint[];
  db: Db;
  /** More words, and the lists of accounts too. */
  isLong: boolean;
}

export interface HiddenWords {
  searches: number;
  /** Whoever finds a record by a word that the record, as they may read it, does not hold. */
  found: string[];
}

/** Searches the lists, in the name of every role that may, for words of every column of the store. */
export async function hiddenWords({ app, endpoints, db, isLong }: Searched): Promise<HiddenWords> {
  const told: HiddenWords = { searches: 0, found: [] };
  const ask = async (role: Role, path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${testToken(role)}` };
    const answer = await app.inject({ url: `/api${path}`, headers });
    return answer.statusCode === 200 ? answer.json().data : undefined;
  };
  const rowsBy = async (role: Role, path: string, word: string): Promise<Members[]> => {
    told.searches += 1;
    const rows = await ask(role, `${path}?pageSize=3&q=${encodeURIComponent(word)}`);
    return Array.isArray(rows) ? rows.filter(isMembers) : [];
  };
  const findings = async ({ path, readers }: SharedList, { columns, word }: StoredWord): Promise<void> => {
    for (const role of readers) {
      for (const row of await rowsBy(role, path, word)) {
        const record = await ask(role, `${placeOf(path)}/get?id=${String(row['id'])}`);
        if (!holds([row, record], word)) told.found.push(`${role} finds ${path} by ${columns.join(' or ')}: ${word}`);
      }
    }
  };
  const lists = listsOf(endpoints).filter(({ readers }) => isLong || readers.length > accountsAlone);
  for (const stored of await storedWords(db, isLong ? 3 : 1)) {
    for (const list of lists) {
      // An administrator reads everything: what they do not find, nobody does.
      if ((await rowsBy('ADMIN', list.path, stored.word)).length > 0) await findings(list, stored);
    }
  }
  return told;
}

interface SharedList {
  path: string;
  readers: Role[];
}

/** Administrators and accounts, from whom nothing is kept. */
const accountsAlone = 2;

const listsOf = (endpoints: readonly RegisteredEndpoint[]): SharedList[] =>
  endpoints.flatMap(({ endpoint: { path, list, access } }) => {
    if (!list || access === 'public' || access === 'one-time-link') return [];
    return [{ path, readers: roles.filter((role) => can(role, access, 'server')) }];
  });

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** As the search has it: each of the words stands somewhere. Figures may be spelled in parts, so blanks do not count. */
function holds(shown: unknown, words: string): boolean {
  const text = folded(JSON.stringify(shown));
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(JSON.stringify(word).slice(1, -1)));
}
