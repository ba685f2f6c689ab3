import { randomUUID } from 'node:crypto';

const acceptable = /^[\w.:-]{1,128}$/;

/** The caller's own request id when it is harmless in logs and headers, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && acceptable.test(header) ? header : randomUUID();
}
