import { StartRefusal } from '@freightdesk/shared-database';
import type { FastifyInstance } from 'fastify';

const reasons: Record<string, (place: { host: string; port: number }) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program. End that one, or set PORT to a free port.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is '${host}', which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is '${host}', which is no address of this machine.`,
};

/** Listens, and gives the address that a browser on this machine can open. */
export async function listen(app: FastifyInstance, place: { host: string; port: number }): Promise<string> {
  try {
    await app.listen({ ...place, listenTextResolver: () => 'listening' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code];
    if (!reason) throw error;
    await app.close();
    throw new StartRefusal(reason(place), { cause: error });
  }
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : place.port;
  const host = ['0.0.0.0', '::'].includes(place.host) ? 'localhost' : place.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
