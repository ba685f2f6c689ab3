import { commonProblems } from '@freightdesk/shared-endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ahead } from './ahead';
import { actorOf, authorise } from './authorise';
import { checkAnswer } from './check-answer';
import { isOpen, type Kit, type RegisteredEndpoint } from './kit';
import { Refusal } from '../problem/refusal';
import type { Answer } from './file-answer';
import { readForm, takeFormsOnly } from '../input/form-bodies';
import { Written } from '../list/written-page';

/** Without it the web server looks through every module that is loaded for one that is the function. */
const shownName = Symbol.for('fastify.display-name');

type Answering = (request: FastifyRequest) => Promise<Answer>;

/** Adds the route of an endpoint. Who may call is decided before anything of the request's body is read. */
export function addRoute(kit: Kit, registered: RegisteredEndpoint, answering: Answering, ahead?: Ahead<unknown>): void {
  const { name, access, body } = registered.endpoint;
  if (kit.endpoints.some(({ endpoint }) => endpoint.name === name)) throw new Error(`${name} is registered twice.`);
  kit.endpoints.push(registered);
  if (body !== 'multipart') return routeIn(kit.app, kit, registered, { answering, ahead });
  if (isOpen(access)) throw new Error(`${name} takes files from people who are not signed in.`);
  const formsOnly = async (scope: FastifyInstance) => {
    await takeFormsOnly(scope, registered.input);
    routeIn(scope, kit, registered, { answering: withForm(kit, registered, answering) });
  };
  void kit.app.register(Object.assign(formsOnly, { [shownName]: name }));
}

/**
 * Nobody is kept waiting for ever. What was begun comes to its own end, which a retry under the same key learns. (The web
 * server's own bound forgets itself once a body has come.)
 */
function inTime<Result>(patienceMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Refusal(commonProblems.unavailable)), patienceMs);
    const ended =
      <Told>(tell: (told: Told) => void) =>
      (told: Told) => {
        clearTimeout(late);
        tell(told);
      };
    work.then(ended(done), ended(fail));
  });
}

interface Ways {
  answering: Answering;
  ahead?: Ahead<unknown> | undefined;
}

function routeIn(app: FastifyInstance, kit: Kit, { endpoint }: RegisteredEndpoint, { answering, ahead }: Ways): void {
  const { method, path, access } = endpoint;
  // A form comes as slowly as the line is; what is done with it is bounded by the database.
  const patience = endpoint.body === 'multipart' ? kit.requestMs * 10 : kit.requestMs;
  app.route({
    method,
    url: `/api${path}`,
    onRequest: isOpen(access) ? [] : [authorise(kit, access, ahead)],
    handler: async (request, reply) => {
      const { status, body, headers = {} } = await inTime(patience, answering(request));
      return reply.code(status).headers(headers).send(body);
    },
  });
}

/** The form is read here and not by the web server, so that its bytes are counted from the first one to the answer. */
const withForm =
  ({ uploads }: Kit, { input }: RegisteredEndpoint, answering: Answering): Answering =>
  (request) =>
    uploads.hold(actorOf(request).userId, async () => {
      request.body = await readForm(request, input);
      return answering(request);
    });

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Spells an output as the contract's envelope says. */
export async function answerOf(kit: Kit, registered: RegisteredEndpoint, output: unknown): Promise<Answer> {
  if (output instanceof Written) {
    if (kit.onWrongAnswer) await checkAnswer(kit, registered, output.read());
    return { status: registered.endpoint.status, body: output.body, headers: jsonHeaders };
  }
  await checkAnswer(kit, registered, output);
  const { envelope, status } = registered.endpoint;
  return { status, body: envelope === 'data' ? { data: output } : output };
}
