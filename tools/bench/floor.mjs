/**
 * The floor: what this machine can do at most for the same rows. A bare `node:http` that sends one prepared statement, whose one
 * column is the answer as JSON: nobody is signed in, nothing is checked, nothing is counted that the call does not ask for.
 */
import { createServer } from 'node:http';
import pg from 'pg';

const [url] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const statements = new Map();

const server = createServer((request, response) => {
  const { searchParams, pathname } = new URL(request.url, 'http://floor');
  const { name, text } = statements.get(pathname);
  pool.query({ name, text, values: searchParams.getAll('v') }).then(
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

process.on('message', ({ path, text }) => {
  statements.set(path, { name: `floor${statements.size}`, text });
  process.send({ path });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
