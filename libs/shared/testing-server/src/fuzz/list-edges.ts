import { type Filter, type ListSpec, pageSizes } from '@freightdesk/shared-endpoint';
import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import type { FastifyInstance } from 'fastify';
import { testToken } from '../test-roles';
import { isMembers } from './world';

interface Asked {
  app: FastifyInstance;
  endpoints: readonly RegisteredEndpoint[];
}

export interface ListEdges {
  calls: number;
  statuses: Record<number, number>;
  /** What was not answered, or refused though a list must take it. */
  failures: string[];
  /** In milliseconds. */
  slowest: number;
}

const days = ['0001-01-01', '9999-12-31'];
const noId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Values at the edges of what a filter takes: all of a choice, the first day and the last, an id of nobody. */
function edgesOf(filter: Filter): string[] {
  switch (filter.kind) {
    case 'choice':
      return [...filter.values];
    case 'date':
      return days;
    case 'flag':
      return ['true', 'false'];
    case 'id':
      return [noId];
    case 'text':
      return ['%', 'z'.repeat(100)];
  }
}

/** Each filter at each edge, whole and counted, in each order; all choices of one; all filters at once; and pages far behind the last. */
function queriesOf({ filters, sorts }: ListSpec): string[] {
  const single = Object.entries(filters).flatMap(([name, filter]) =>
    edgesOf(filter).map((value) => `${name}=${value}`),
  );
  const several = Object.entries(filters).map(([name, filter]) =>
    edgesOf(filter)
      .map((value) => `${name}=${value}`)
      .join('&'),
  );
  const all = Object.entries(filters).map(([name, filter]) => `${name}=${edgesOf(filter).at(-1) ?? ''}`);
  const narrowed = [...single, ...several.filter((query) => !/(?:From|To)=|true/.test(query)), all.join('&')];
  return [
    ...narrowed,
    ...narrowed.map((query) => `${query}&count=exact&q=a1`),
    ...sorts.flatMap((sort) => [`sort=${sort}&pageSize=${pageSizes.most}`, `sort=-${sort}&pageSize=1&page=1000000`]),
    'page=1000000&count=exact',
    'q=0001-01-01',
    'q=9999-12-31',
  ];
}

/** Cursors that no list gave: of the list's own order, with values of others, of none, and of the wrong kind. */
function madeCursors(cursor: string): string[] {
  const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(parts)) return [];
  const [words, ...values] = parts;
  const written = (made: unknown) => Buffer.from(JSON.stringify(made)).toString('base64url');
  const others = [
    null,
    '',
    ...days,
    noId,
    '-9223372036854775808',
    '9223372036854775808',
    'NaN',
    'infinity',
    '\u0000',
    7,
    {},
  ];
  return [
    ...others.flatMap((other) => values.map((_, place) => written([words, ...values.with(place, other)]))),
    ...others.map((other) => written([words, ...values.map(() => other)])),
    ...[[words], [words, ...values, ...values], ['nothing', ...values], [], {}, 'x', null].map(written),
    ...['', 'x', '%', `${cursor}x`, cursor.slice(1), 'A'.repeat(3_000)],
  ];
}

/** Asks each list, as an administrator, for what lies at the edges of it. Nothing of that is a fault, and what a list offers it takes. */
export async function listEdges({ app, endpoints }: Asked): Promise<ListEdges> {
  const told: ListEdges = { calls: 0, statuses: {}, failures: [], slowest: 0 };
  const headers = { authorization: `Bearer ${testToken('ADMIN')}` };
  const ask = async (path: string, mayRefuse: boolean): Promise<unknown> => {
    const from = performance.now();
    const { statusCode, body } = await app.inject({ url: `/api${path}`, headers });
    told.calls += 1;
    told.slowest = Math.max(told.slowest, Math.round(performance.now() - from));
    told.statuses[statusCode] = (told.statuses[statusCode] ?? 0) + 1;
    if (statusCode >= 500 || (statusCode !== 200 && !mayRefuse)) told.failures.push(`${statusCode} ${path} ${body}`);
    return JSON.parse(body);
  };
  for (const { endpoint } of endpoints) {
    const { path, list } = endpoint;
    if (!list || path.includes(':')) continue;
    for (const query of queriesOf(list)) await ask(`${path}?${query}`, true);
    for (const sort of [list.defaultSort, ...list.sorts]) {
      const first = await ask(`${path}?pageSize=1&sort=${sort}`, true);
      const cursor = isMembers(first) ? first['nextCursor'] : null;
      if (typeof cursor !== 'string') continue;
      await ask(`${path}?pageSize=1&sort=${sort}&after=${cursor}`, false);
      for (const made of madeCursors(cursor)) await ask(`${path}?sort=${sort}&after=${encodeURIComponent(made)}`, true);
    }
  }
  return told;
}
