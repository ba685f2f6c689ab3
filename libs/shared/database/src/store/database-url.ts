import { StartRefusal } from '../error/start-refusal';

const shape = 'postgresql://user:password@host:5432/database';

function parse(text: string, name: string): URL {
  try {
    return new URL(text);
  } catch {
    // The value may hold a password, so the sentence does not repeat it.
    throw new StartRefusal(`${name} is no address of a database; it must look like ${shape}.`);
  }
}

/** Checks DATABASE_URL and gives the name that stands for it in logs and messages: host and port, never user or password. */
export function describeDatabaseUrl(text: string, name = 'DATABASE_URL'): string {
  const url = parse(text.trim(), name);
  if (url.protocol !== 'postgresql:' && url.protocol !== 'postgres:') {
    throw new StartRefusal(`${name} begins with "${url.protocol}"; it must look like ${shape}.`);
  }
  const host = url.host === '' ? (url.searchParams.get('host') ?? '') : url.host;
  if (host === '') throw new StartRefusal(`${name} names no host; it must look like ${shape}.`);
  if (url.pathname.length < 2) throw new StartRefusal(`${name} names no database; it must look like ${shape}.`);
  return `PostgreSQL at ${host}`;
}
