import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a web server and what is asked on each of them. */
export interface Connections {
  /** How many requests have not been answered. */
  unanswered(): number;
  /**
   * Until all that lies with the system is read: a server that was held up comes to its timers before its connections, of
   * which each round of the loop takes one, and reads in the next round what is asked on it.
   */
  heardOut(): Promise<void>;
  /** Hangs up on those who ask nothing: idle, or with a request whose first lines have not all come. */
  closeSilent(): void;
  /** Hangs up also on those whose request has not wholly come. */
  closeHalfSent(): void;
  closeAll(): void;
}

/** More connections than the system keeps waiting for a server, so that a flood does not hold up its end. */
const mostWaiting = 1_000;

export function followConnections(server: Server): Connections {
  const asked = new Map<Socket, Set<IncomingMessage>>();
  let taken = 0;
  server.on('connection', (socket) => {
    taken += 1;
    asked.set(socket, new Set());
    socket.once('close', () => asked.delete(socket));
  });
  server.on('request', (request, response) => {
    const requests = asked.get(request.socket);
    requests?.add(request);
    response.once('close', () => requests?.delete(request));
  });
  const closeWhere = (isOver: (requests: IncomingMessage[]) => boolean) => {
    for (const [socket, requests] of [...asked]) if (isOver([...requests])) socket.destroy();
  };
  return {
    async heardOut() {
      let quietRounds = 0;
      for (let round = 0; round < mostWaiting && quietRounds < 3; round += 1) {
        const before = taken;
        await new Promise((done) => setImmediate(done));
        quietRounds = taken === before ? quietRounds + 1 : 0;
      }
    },
    unanswered: () => [...asked.values()].reduce((sum, { size }) => sum + size, 0),
    closeSilent: () => closeWhere((requests) => requests.length === 0),
    closeHalfSent: () => closeWhere((requests) => !requests.some(({ complete }) => complete)),
    closeAll: () => closeWhere(() => true),
  };
}
