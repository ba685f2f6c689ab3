/**
 * The ways a server is stopped: each must free the port and the data folder within ten seconds, and leave no request
 * without an answer. `node tools/faults/stop.mjs` prints a line for each; Linux alone. Exits 1 when one fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import pg from 'pg';
import { isAlive, lineOf, secondsUntil, signIn, startServer } from './server-process.mjs';

const npm = ['npm', 'start'];
const program = ['node', 'dist/apps/api/main.js'];
/** A terminal: it takes its programs along when it closes. */
const inTerminal = (command) => ['script', '-qfec', command.join(' '), '/dev/null'];

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
const withAllBelow = (pid) => [pid, ...childrenOf(pid).flatMap(withAllBelow)];

/** Who is signalled, of those from the one we started down to the server. */
const ways = [
  { name: 'npm start, SIGTERM to npm', command: npm, signal: 'SIGTERM', whom: (line) => line[0] },
  { name: 'npm start, SIGINT to npm', command: npm, signal: 'SIGINT', whom: (line) => line[0] },
  { name: 'npm start, SIGHUP to npm', command: npm, signal: 'SIGHUP', whom: (line) => line[0] },
  { name: 'npm start, SIGKILL to npm', command: npm, signal: 'SIGKILL', whom: (line) => line[0] },
  { name: 'npm start, SIGTERM to what npm started', command: npm, signal: 'SIGTERM', whom: (line) => line[1] },
  {
    name: 'npm start, SIGKILL to the parent of the server',
    command: npm,
    signal: 'SIGKILL',
    whom: (line) => line.at(-2),
  },
  { name: 'npm start, SIGHUP to the server', command: npm, signal: 'SIGHUP', whom: (line) => line.at(-1) },
  { name: 'npm start, Ctrl+C', command: npm, signal: 'SIGINT', whom: (line) => -line[0] },
  { name: 'npm start, terminal closed', command: inTerminal(npm), signal: 'SIGKILL', whom: (line) => line[0] },
  { name: 'the program alone, SIGTERM', command: program, signal: 'SIGTERM', whom: (line) => line[0], exits: 0 },
  {
    name: 'the program alone, terminal closed',
    command: inTerminal(program),
    signal: 'SIGKILL',
    whom: (line) => line[0],
  },
  {
    name: 'SIGTERM to the program and to all it started',
    command: program,
    signal: 'SIGTERM',
    // As a service manager does that ends the whole group: PostgreSQL is told at the same moment.
    whom: (line) => withAllBelow(line[0]),
    exits: 0,
  },
  {
    name: 'as first process of a container, SIGTERM',
    command: ['unshare', '--pid', '--fork', '--mount-proc', ...program],
    signal: 'SIGTERM',
    // The number it has outside.
    whom: (line, child) => childrenOf(child)[0],
    exits: 0,
  },
];

/** One connection that has asked nothing, one that has sent half a head, one that has sent half a body. */
function openIdlers(port, token) {
  const half = 'POST /api/bank/add HTTP/1.1\r\nhost: x\r\n';
  return [
    '',
    half,
    `${half}authorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
  ].map((text) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined);
    return socket;
  });
}

/** Fifty lists that wait for a locked table when the signal comes, and are let go a second after it. */
async function askFifty(server, token) {
  const owner = new pg.Client({ connectionString: server.databaseUrl() });
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query('begin; lock table bank in access exclusive mode');
  const asked = Array.from({ length: 50 }, () =>
    fetch(`${server.url}/bank/list`, { headers: { authorization: `Bearer ${token}` } }).then(
      async (answer) => (await answer.text(), answer.status),
      (error) => error.cause?.code ?? 'lost',
    ),
  );
  await secondsUntil(async () => {
    const { rows } = await owner.query(`select count(*)::int as n from pg_locks where not granted`);
    return rows[0].n > 1;
  });
  // In flight is what has reached the server.
  await new Promise((done) => setTimeout(done, 300));
  const letGo = async () => {
    await new Promise((done) => setTimeout(done, 1_000));
    await owner.end().catch(() => undefined);
  };
  return { answers: Promise.all(asked), letGo };
}

function counts(values) {
  const found = new Map();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found].map(([value, count]) => `${count} x ${value}`).join(', ');
}

async function stopBy({ name, command, signal, whom, exits }) {
  const server = await startServer({ command });
  try {
    const token = await signIn(server.url);
    const line = isAlive(server.pid) && server.pid > 2 ? lineOf(server.child.pid, server.pid) : [server.child.pid];
    const idlers = openIdlers(server.port, token);
    const { answers, letGo } = await askFifty(server, token);
    for (const pid of [whom(line, server.child.pid)].flat()) process.kill(pid, signal);
    void letGo();
    const seconds = await secondsUntil(() => server.isGone(), 30);
    const said = await answers;
    for (const socket of idlers) socket.destroy();
    const lost = said.filter((status) => status !== 200 && status !== 503).length;
    const { code } = exits === undefined ? { code: undefined } : await server.exit;
    const failed = seconds > 10 || lost > 0 || (exits !== undefined && code !== exits);
    const end = exits === undefined ? '' : `, exit ${code}`;
    console.log(
      `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(48)} ${seconds.toFixed(1).padStart(5)} s  ${counts(said)}${end}`,
    );
    if (failed) console.log(server.log().split('\n').slice(-12).join('\n'));
    return !failed;
  } finally {
    if (isAlive(server.pid)) process.kill(server.pid, 'SIGKILL');
    if (isAlive(server.child.pid)) process.kill(server.child.pid, 'SIGKILL');
    server.remove();
  }
}

const only = process.argv[2];
let sound = true;
for (const way of ways.filter(({ name }) => only === undefined || name.includes(only)))
  sound = (await stopBy(way)) && sound;
process.exit(sound ? 0 : 1);
