import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a web server and what is asked on each of them. */
export interface Connections {
  /** How many requests have not been answered. */
  unanswered(): number;
  /** Hangs up on those who ask nothing: idle, or with a request whose first lines have not all come. */
  closeSilent(): void;
  /** Hangs up also on those whose request has not wholly come. */
  closeHalfSent(): void;
  closeAll(): void;
}

export function followConnections(server: Server): Connections {
  const asked = new Map<Socket, Set<IncomingMessage>>();
  server.on('connection', (socket) => {
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
    unanswered: () => [...asked.values()].reduce((sum, { size }) => sum + size, 0),
    closeSilent: () => closeWhere((requests) => requests.length === 0),
    closeHalfSent: () => closeWhere((requests) => !requests.some(({ complete }) => complete)),
    closeAll: () => closeWhere(() => true),
  };
}
