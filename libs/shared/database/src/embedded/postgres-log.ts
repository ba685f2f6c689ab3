import type { StoreLog } from '../store-log';

/** `2026-11-22 03:30:00.123 UTC [77] FATAL:  the reason`. Lines of other kinds (DETAIL, STATEMENT) may show values of rows. */
const line = /^\S+ \S+ UTC \[\d+\] (FATAL|PANIC|LOG): {2}(.*)$/;

/** What PostgreSQL says of a crash and of its mending; it has no higher word for it than LOG. */
const ofCrash =
  /terminated by signal|exited with exit code|terminating any other active|reinitializing|was not properly shut down|was interrupted|recovery in progress|^redo (starts|done)|invalid (record|checkpoint)|could not (write|fsync|extend|open|read)/;

/** It ends so at every stop in good order. */
const ofStop = /^background worker "logical replication launcher"/;

/** The same for everyone who knocks while it is away: once in so long is enough. */
const quietMs = 5_000;

/** Hands on what the keeper of a server has to know, without a statement or a value of one. */
export function relayTo(log: StoreLog, now: () => number = Date.now): (text: string) => void {
  const last = new Map<string, number>();
  return (text) => {
    const [, severity = '', message = ''] = line.exec(text) ?? [];
    if (severity === '' || (severity === 'LOG' && (!ofCrash.test(message) || ofStop.test(message)))) return;
    const at = now();
    if (at - (last.get(message) ?? -quietMs) < quietMs) return;
    if (last.size > 100) last.clear();
    last.set(message, at);
    log.warn(`PostgreSQL ${severity}: ${message}`);
  };
}
