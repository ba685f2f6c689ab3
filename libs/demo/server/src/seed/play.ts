import { signInAsDemoPerson } from '@freightdesk/demo-contract';
import type { Role } from '@freightdesk/shared-access';
import { addressOf, type InputOf, type OutputOf } from '@freightdesk/shared-endpoint';
import type { AnyEndpoint } from '@freightdesk/shared-server-kit';
import type { FastifyInstance } from 'fastify';
import type { Call, Deed } from './diary';

export interface Stage {
  app: FastifyInstance;
  /** The clock that this server asks; set to the moment of each deed. */
  clock: { set(instant: Date): void };
}

/** Calls an endpoint as any browser may, or fails with what the server said. */
export async function callServer<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: InputOf<E>,
  token?: string,
): Promise<OutputOf<E>> {
  const { method, path, name, envelope, body: sentAs } = endpoint;
  const given: object = input ?? {};
  const answer = await app.inject({
    method,
    url: `/api${addressOf(path, given)}`,
    ...(method === 'GET' ? { query: queryOf(given) } : { payload: sentAs === 'multipart' ? formOf(given) : given }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (answer.statusCode >= 300) throw new Error(`${name} was answered ${answer.statusCode}: ${answer.body}`);
  const body = answer.json();
  return envelope === 'data' ? body.data : body;
}

const queryOf = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]));

const formOf = (input: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one));
  }
  return form;
};

/** Sessions that nobody uses for an hour end, and the diary has pages months apart. */
const signInAgainMs = 50 * 60_000;

/** Does the deeds in their order, each at its own time and by its own person. */
export async function play(deeds: readonly Deed[], { app, clock }: Stage): Promise<void> {
  const sessions = new Map<Role, { token: string; since: Date }>();
  for (const { at, by, does } of deeds) {
    clock.set(at);
    const known = sessions.get(by);
    const isFresh = known !== undefined && at.getTime() - known.since.getTime() < signInAgainMs;
    const session = isFresh ? known : { token: await tokenFor(app, by), since: at };
    sessions.set(by, session);
    const call: Call = (endpoint, input) => callServer(app, endpoint, input, session.token);
    await does(call).catch((cause: unknown) => {
      throw new Error(`The demo company could not be made: ${by} failed at ${at.toISOString()}.`, { cause });
    });
  }
}

const tokenFor = async (app: FastifyInstance, roleName: Role): Promise<string> =>
  (await callServer(app, signInAsDemoPerson, { roleName })).accessToken;
