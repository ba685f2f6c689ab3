import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Where the log goes. The logger's own way out tries for ever once its terminal is closed, and the whole server stands still
 * meanwhile; `process.stdout` drops what nobody reads.
 */
export const logStream = { write: (line: string): void => void process.stdout.write(line) };

/** The route's pattern, never the address as sent: addresses hold search words and the tokens of public links. */
export const placeOf = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url ?? '(no route)'}`;

/** One line for each answer. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const facts = {
    route: placeOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userId: request.actor?.userId,
  };
  if (reply.statusCode >= 500) request.log.error(facts);
  else if (reply.statusCode >= 400) request.log.warn(facts);
  else request.log.info(facts);
}

/** A value that PostgreSQL can't read stands in its message (class 22), in quotes: it may be a PAN as well as a date. */
const withoutValues = (stack: string, code: unknown): string =>
  typeof code === 'string' && /^22...$/.test(code) ? stack.replace(/"[^]*"/, '"..."') : stack;

/**
 * What the log keeps of an unforeseen error. PostgreSQL's `detail` shows values of the row, so it is left out; `constraint`,
 * `table` and `column` are names of ours.
 */
export function logFault(request: FastifyRequest, error: unknown): void {
  const at = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const names = { code: at('code'), constraint: at('constraint'), table: at('table'), column: at('column') };
  request.log.error({
    route: placeOf(request),
    ...names,
    stack: withoutValues(String(at('stack') ?? error), at('code')),
  });
}
