import { relayTo } from './postgres-log';

const at = '2026-11-22 03:30:00.123 UTC [77]';

function relayed(lines: string[], clock: () => number = () => 0): string[] {
  const warnings: string[] = [];
  const relay = relayTo({ info: () => undefined, warn: (message) => void warnings.push(message) }, clock);
  lines.forEach(relay);
  return warnings;
}

it('what ends a connection, the server or its peace is handed on', () => {
  const told = relayed([
    `${at} PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device`,
    `${at} FATAL:  password authentication failed for user "freightdesk"`,
    `${at} LOG:  server process (PID 91) was terminated by signal 9: Killed`,
    `${at} LOG:  database system was not properly shut down; automatic recovery in progress`,
  ]);

  expect(told).toEqual([
    'PostgreSQL PANIC: could not write to file "pg_wal/xlogtemp.7": No space left on device',
    'PostgreSQL FATAL: password authentication failed for user "freightdesk"',
    'PostgreSQL LOG: server process (PID 91) was terminated by signal 9: Killed',
    'PostgreSQL LOG: database system was not properly shut down; automatic recovery in progress',
  ]);
});

it('statements, values of rows and the news of a good day are not', () => {
  const told = relayed([
    `${at} ERROR:  duplicate key value violates unique constraint "party_pan_key"`,
    `${at} DETAIL:  Failed process was running: update party set pan = 'AAACI1681G'`,
    `${at} STATEMENT:  update party set pan = 'AAACI1681G'`,
    `\twhere id = 'FATAL:  nothing'`,
    `${at} LOG:  database system is ready to accept connections`,
    `${at} LOG:  background worker "logical replication launcher" (PID 78) exited with exit code 1`,
  ]);

  expect(told).toEqual([]);
});

it('the same line is told once in five seconds', () => {
  let now = 0;
  const refused = `${at} FATAL:  the database system is starting up`;
  const steps = [0, 10, 4_900, 5_000, 5_100];

  const told = relayed(Array<string>(steps.length).fill(refused), () => steps[now++] ?? 0);

  expect(told).toHaveLength(2);
});
