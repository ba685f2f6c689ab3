/**
 * Stands for what a manager of clusters gives the servers: one address that leads to whoever is the primary (a virtual IP, an
 * HAProxy, a cloud's endpoint). It knows nothing; it is told.
 */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export async function startForwarder(firstTarget) {
  let target = firstTarget;
  const open = new Set();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const pair = { end: () => [client, upstream].forEach((socket) => socket.destroy()) };
    open.add(pair);
    for (const socket of [client, upstream]) {
      socket.on('error', pair.end).on('close', () => {
        pair.end();
        open.delete(pair);
      });
    }
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    /** Whoever is connected to the old one is hung up on. */
    pointTo(port) {
      target = port;
      open.forEach(({ end }) => end());
    },
    close() {
      server.close();
      open.forEach(({ end }) => end());
    },
  };
}
