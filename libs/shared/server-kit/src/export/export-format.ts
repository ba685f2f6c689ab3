import type { FastifyRequest } from 'fastify';
import { QueryReader } from '../input/query-reader';
import { queryOf } from '../input/request-input';

/** What rows can be taken along as. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A file that another program takes, and not a table. */
export const bareFormats = ['json'] as const;
type AnyFormat = ExportFormat | (typeof bareFormats)[number];

const inQuotes = (formats: readonly AnyFormat[]): string =>
  formats
    .map((format) => `'${format}'`)
    .join(', ')
    .replace(/, ('\w+')$/, ' or $1');

/**
 * As which of the offered files an answer is asked for; null for an answer to the page. What is left of the query is read by those
 * who know nothing of files. Refuses with 400 a file that is not made here.
 */
export function takeFormat<Format extends AnyFormat>(
  request: FastifyRequest,
  offered: readonly Format[],
): Format | null {
  const { format: _format, ...rest } = queryOf(request);
  const reader = new QueryReader(queryOf(request));
  const asked = reader.one('format');
  const format = offered.find((one) => one === asked) ?? null;
  if (asked !== null && format === null) reader.wrong('format', `Choose ${inQuotes(offered)}.`);
  reader.finish();
  request.query = rest;
  return format;
}
