/** What the attackers do, in a thread of their own, so that their work does not delay the clock of who measures. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { port, load } = workerData;
const answers = {};
const note = (what) => (answers[what] = (answers[what] ?? 0) + 1);
let isOver = false;

/** Loopback is a whole network on Linux: each attacker comes from an address of its own. */
const addressOf = (index) => (process.platform === 'linux' ? `127.0.1.${1 + (index % 250)}` : '127.0.0.1');

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Posts to the login; the answer's status, or the code of what went wrong. */
const post = (body, localAddress) =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request({ port, path: '/api/auth/login', method: 'POST', agent, localAddress, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    call.on('error', (error) => resolve(error.code));
    call.end(body);
  });

async function guess(index, { restMs }) {
  for (let round = 0; !isOver; round += 1) {
    const email = `person${index}.${round}@example.com`;
    const status = await post(JSON.stringify({ email, password: 'not the password' }), addressOf(index));
    note(status);
    if (status === 429 && restMs > 0) await pause(restMs);
  }
}

async function sendBig(index) {
  const body = JSON.stringify({ email: 'x'.repeat(index % 2 === 0 ? 1_040_000 : 1_100_000), password: 'x' });
  while (!isOver) note(await post(body, addressOf(index)));
}

/** A request that never ends: half of its head or half of its body, then a byte now and then. */
function dawdle(index) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index) });
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: freightdesk\r\n';
  const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"';
  socket.write(index % 2 === 0 ? `${head}X-Slow: ` : head + body);
  const drip = setInterval(() => socket.write('x'), 500);
  note('opened');
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(drip);
    if (!isOver) note('closed by the server');
  });
}

const loads = {
  guess: (index) => guess(index, { restMs: 250 }),
  storm: (index) => guess(index, { restMs: 0 }),
  big: sendBig,
  slow: dawdle,
};

parentPort.on('message', () => {
  isOver = true;
  parentPort.postMessage(answers);
});
Array.from({ length: load.times }, (_, index) => void loads[load.kind](index));
