import type { FastifyRequest } from 'fastify';
import { authorise } from './authorise';
import { checkAnswer } from './check-answer';
import { isOpen, type Kit, type RegisteredEndpoint } from './kit';

export interface Answer {
  status: number;
  body: unknown;
}

/** Adds the route of an endpoint. Who may call is decided before anything of the request's body is read. */
export function addRoute(
  kit: Kit,
  registered: RegisteredEndpoint,
  answering: (request: FastifyRequest) => Promise<Answer>,
): void {
  const { name, method, path, access, body } = registered.endpoint;
  if (kit.endpoints.some(({ endpoint }) => endpoint.name === name)) throw new Error(`${name} is registered twice.`);
  if (body === 'multipart') throw new Error(`${name} takes files, which this server cannot do yet.`);
  kit.endpoints.push(registered);
  kit.app.route({
    method,
    url: `/api${path}`,
    onRequest: isOpen(access) ? [] : [authorise(kit.authenticate, access)],
    handler: async (request, reply) => {
      const answer = await answering(request);
      return reply.code(answer.status).send(answer.body);
    },
  });
}

/** Spells an output as the contract's envelope says. */
export async function answerOf(kit: Kit, registered: RegisteredEndpoint, output: unknown): Promise<Answer> {
  await checkAnswer(kit, registered, output);
  const { envelope, status } = registered.endpoint;
  return { status, body: envelope === 'data' ? { data: output } : output };
}
