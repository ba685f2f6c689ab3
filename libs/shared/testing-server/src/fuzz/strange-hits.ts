import { can, type Role, roles } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { testToken } from '../test-roles';
import { isMembers } from './world';

interface Searched {
  app: FastifyInstance;
  endpoints: readonly RegisteredEndpoint[];
  db: Db;
  /** So many texts of each column. */
  texts: number;
}

export interface StrangeHits {
  searches: number;
  /** Hits of each role. */
  hits: Partial<Record<Role, number>>;
  /** Who is told by the search of everything of a record that none of the lists shows that are open to that role. */
  strange: string[];
}

/** Searches everything, in the name of every role, for what the store keeps to be searched, and holds each hit against the lists of that role. */
export async function strangeHits({ app, endpoints, db, texts }: Searched): Promise<StrangeHits> {
  const told: StrangeHits = { searches: 0, hits: {}, strange: [] };
  const typed = typedOf(await keptTexts(db, texts));
  for (const role of roles) {
    const ask = asking(app, role);
    const shown = await shownTo(role, endpoints, ask);
    for (const q of typed) {
      const hits = await hitsOf(ask, q);
      told.searches += 1;
      told.hits[role] = (told.hits[role] ?? 0) + hits.length;
      const strange = hits.filter(({ id }) => !shown.has(String(id)));
      told.strange.push(
        ...strange.map(({ id, record }) => `${role} finds the ${String(record)} ${String(id)} by ${q}`),
      );
    }
  }
  return told;
}

type Ask = (path: string) => Promise<{ status: number; data: unknown; total: number }>;

const asking =
  (app: FastifyInstance, role: Role): Ask =>
  async (path) => {
    const headers = { authorization: `Bearer ${testToken(role)}` };
    const answer = await app.inject({ url: `/api${path}`, headers });
    const { data, total = 0 } = answer.json();
    return { status: answer.statusCode, data, total };
  };

const membersIn = (rows: unknown) => (Array.isArray(rows) ? rows.filter(isMembers) : []);

async function hitsOf(ask: Ask, q: string) {
  const { data } = await ask(`/search?q=${encodeURIComponent(q)}`);
  return membersIn(isMembers(data) ? data['hits'] : []);
}

/** The ids of all rows of all lists that the role may open, by their endpoints. */
async function shownTo(role: Role, endpoints: readonly RegisteredEndpoint[], ask: Ask): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const { endpoint } of endpoints) {
    const { path, list, access } = endpoint;
    if (!list || access === 'public' || access === 'one-time-link' || !can(role, access, 'server')) continue;
    for (let page = 1, left = true; left; page += 1) {
      const { status, data, total } = await ask(`${path}?pageSize=100&page=${page}`);
      for (const { id } of membersIn(data)) shown.add(String(id));
      left = status === 200 && page * 100 < total;
    }
  }
  return shown;
}

/** What is found by names, by places and by numbers, as the columns of these say that keep it. */
async function keptTexts(db: Db, texts: number): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; name: string }>`
    select table_name as place, column_name as name from information_schema.columns
    where table_schema = current_schema()
      and (column_name in ('search_text', 'search_name', 'place_text') or table_name = 'record_number' and column_name = 'number')
    order by table_name, column_name`.execute(db);
  const found: string[] = [];
  for (const { place, name } of columns) {
    const { rows } = await sql<{ text: string }>`
      select distinct ${sql.ref(name)} as text from ${sql.table(place)} where length(${sql.ref(name)}) > 3
      order by 1 limit ${texts}`.execute(db);
    found.push(...rows.map(({ text }) => text));
  }
  return found;
}

/** The second and the third letter changed places. */
const slipped = (word: string) => `${word.slice(0, 1)}${word.slice(2, 3)}${word.slice(1, 2)}${word.slice(3)}`;

/** The whole, its first two words, each word, what is begun of it, and with a slip. */
function typedOf(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => {
    const words = text.split(/\s+/).filter((word) => word.length > 3);
    return [text, words.slice(0, 2).join(' '), ...words.flatMap((word) => [word, word.slice(0, 4), slipped(word)])];
  });
  return [...new Set(all)].filter((text) => text.length > 1 && text.length < 150);
}
