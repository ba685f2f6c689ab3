/**
 * The floor: what this machine can do at most for the same rows. A bare `node:http` that sends one prepared statement, whose one
 * column is the answer as JSON: nobody is signed in, nothing is checked, nothing is counted that the call does not ask for. Or,
 * for a write, the statements of one transaction (`written.mjs`), each awaited.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const [url] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 32 });
const statements = new Map();
const writes = new Map();

/** The same rows under new ids; with the number, once it is taken. */
function exchanged(text, exchanges) {
  let rows = text;
  for (const [was, is] of exchanges) rows = rows.replaceAll(was, is);
  return rows;
}

async function write({ ids, number, steps }) {
  const exchanges = new Map(ids.map((id) => [id, randomUUID()]));
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { name, text, rows, values } of steps) {
      const answer = await client.query({ name, text, values: values ?? [exchanged(rows, exchanges)] });
      if (values) exchanges.set(number, answer.rows[0].number);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { rows: [{ answer: JSON.stringify({ number: exchanges.get(number) }) }] };
}

async function answerOf({ searchParams, pathname }) {
  const written = writes.get(pathname);
  if (written) return write(written);
  const { name, text } = statements.get(pathname);
  return pool.query({ name, text, values: searchParams.getAll('v') });
}

const server = createServer((request, response) => {
  answerOf(new URL(request.url, 'http://floor')).then(
    ({ rows }) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(rows[0].answer);
    },
    (error) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});

process.on('message', ({ path, text, written }) => {
  if (written) {
    const named = (step, index) => ({ ...step, name: `write${index}`, rows: JSON.stringify(step.rows) });
    writes.set(path, { ...written, steps: written.steps.map(named) });
  } else statements.set(path, { name: `floor${statements.size}`, text });
  process.send({ path });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
