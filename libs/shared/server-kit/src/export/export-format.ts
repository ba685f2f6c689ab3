import type { FastifyRequest } from 'fastify';
import { QueryReader } from '../input/query-reader';
import { queryOf } from '../input/request-input';

/** What rows can be taken along as. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const isFormat = (text: string | null): text is ExportFormat => exportFormats.some((format) => format === text);

/**
 * As which file the rows are asked for; null for an answer to the page. What is left of the query is read by those who know
 * nothing of files. Refuses with 400 a file that is not made here.
 */
export function takeFormat(request: FastifyRequest): ExportFormat | null {
  const { format: _format, ...rest } = queryOf(request);
  const reader = new QueryReader(queryOf(request));
  const format = reader.one('format');
  if (format !== null && !isFormat(format)) reader.wrong('format', "Choose 'csv' or 'xlsx'.");
  reader.finish();
  request.query = rest;
  return isFormat(format) ? format : null;
}

/** Whether the file that another program takes is asked for, and not the answer of the page. */
export function takeBare(request: FastifyRequest): boolean {
  const { format, ...rest } = queryOf(request);
  const reader = new QueryReader(queryOf(request));
  if (format !== undefined && reader.one('format') !== 'json') reader.wrong('format', "Choose 'json'.");
  reader.finish();
  request.query = rest;
  return format !== undefined;
}
