import { commonProblems, type InputOf, type OutputOf, type Page } from '@freightdesk/shared-endpoint';
import { type Db, withTransaction } from '@freightdesk/shared-database';
import type { FastifyRequest } from 'fastify';
import { addRoute, answerOf } from './add-route';
import { Ahead } from './ahead';
import type { AnyEndpoint, Api, ListShapes, ReadShapes, RowOf, WriteShapes } from './api';
import { actorOf } from './authorise';
import { canonicalJson, sha256 } from '../audit/canonical-json';
import type { OpenReadContext, ReadContext, WriteContext } from '../context/context';
import { openReadContext, readContext, writeContext } from './contexts';
import { idempotencyKeyOf, once } from '../idempotency/idempotency';
import { exportList } from '../export/export-list';
import { exportReport } from '../export/export-report';
import { bareFormats, exportFormats, takeFormat } from '../export/export-format';
import { connectionsOf, isOpen, type Kit, type RegisteredEndpoint } from './kit';
import type { ListRequest } from '../list/list-request';
import { parseListRequest } from '../list/parse-list-request';
import { type AnyPage, readAnswer, type Sent, Written } from '../list/written-page';
import { refuse } from '../problem/refusal';
import { inputOf, queryOf } from '../input/request-input';
import { takingNull } from '../input/takes-null';
import { type Answer, answerFile, jsonFile } from './file-answer';

/** The six ways to add a route to this server. */
export function routesOf(kit: Kit): Api {
  return {
    list: (endpoint, shapes, handle) => addList(kit, endpoint, shapes, handle),
    read: (endpoint, shapes, handle) => addRead(kit, endpoint, shapes, handle),
    file: (endpoint, shapes, handle) => {
      const db = connectionsOf(kit, endpoint, 'reads');
      mustBeOpen(endpoint, false);
      addRoute(kit, { endpoint, ...shapes }, async (request) => {
        const input = await inputOf(shapes.input, request, endpoint);
        return answerFile((await handle(input, readContext(kit, request, db))) ?? refuse(commonProblems.not_found));
      });
    },
    openRead: (endpoint, given, handle) => {
      const shapes = takingNull(endpoint, given);
      const registered = { endpoint, ...shapes };
      const db = connectionsOf(kit, endpoint, 'front');
      mustBeOpen(endpoint, true);
      addRoute(kit, registered, async (request) => {
        const context = openContext(kit, request, { endpoint, db, ...shapes });
        const input = await inputOf(shapes.input, request, endpoint);
        return answerOf(kit, registered, await handle(input, context));
      });
    },
    openFile: (endpoint, shapes, handle) => {
      const db = connectionsOf(kit, endpoint, 'reads');
      mustBeOpen(endpoint, true);
      addRoute(kit, { endpoint, ...shapes }, async (request) => {
        const context = openContext(kit, request, { endpoint, db, ...shapes });
        const input = await inputOf(shapes.input, request, endpoint);
        return answerFile((await handle(input, context)) ?? refuse(commonProblems.not_found));
      });
    },
    write: (endpoint, shapes, handle) => addWrite(kit, endpoint, takingNull(endpoint, shapes), handle),
  };
}

interface OpenCall {
  endpoint: AnyEndpoint;
  db: Db;
  perMinute?: number;
}

/** Of a call without a session, counted by its address where it is bounded. */
function openContext(kit: Kit, request: FastifyRequest, { endpoint, db, perMinute }: OpenCall): OpenReadContext {
  const context = openReadContext(kit, request, db);
  if (perMinute) kit.limiter.take(`${endpoint.name} ${context.address}`, perMinute);
  return context;
}

function addList<E extends AnyEndpoint>(
  kit: Kit,
  endpoint: E,
  { row, exported = {} }: ListShapes<RowOf<E>>,
  handle: (request: ListRequest, context: ReadContext) => Promise<AnyPage<RowOf<E>>>,
): void {
  const { list } = endpoint;
  if (!list) throw new Error(`${endpoint.name} is registered as a list and has no list spec.`);
  const registered = { endpoint, output: row, exported };
  const page = connectionsOf(kit, endpoint, 'reads');
  const whole = kit.pools.shareOf('long');
  mustBeOpen(endpoint, false);
  const answering = async (request: FastifyRequest): Promise<Answer> => {
    const ready = await ahead.take(request);
    const format = takeFormat(request, exportFormats);
    if (format === null && ready) return answerOfList(kit, registered, ready());
    const context = readContext(kit, request, format === null ? page : whole);
    const asked = parseListRequest(list, queryOf(request), context.actor.role);
    const rows = (one: ListRequest) => handle(one, context);
    if (format === null) return answerOfList(kit, registered, { asked, rows: await rows(asked) });
    const read = async (one: ListRequest) => withoutMembers(readAnswer(await rows(one)), asked.hidden);
    return answerFile(await exportList(endpoint, { row, exported }, { format, asked, context, read }));
  };
  const ahead = new Ahead<AskedPage<RowOf<E>>>(page, async (request, expected, db) => {
    const asked = parseListRequest(list, queryOf(request), expected.role);
    return { asked, rows: await handle(asked, readContext(kit, request, db, expected)) };
  });
  addRoute(kit, registered, answering, ahead);
}

function addRead<E extends AnyEndpoint>(
  kit: Kit,
  endpoint: E,
  given: ReadShapes<InputOf<E>, OutputOf<E>>,
  handle: (input: InputOf<E>, context: ReadContext) => Promise<Sent<OutputOf<E>>>,
): void {
  const shapes = takingNull(endpoint, given);
  const { output, exported, exportedRows, bare, isAskedAhead = false } = given;
  const registered = { endpoint, ...shapes };
  const db = connectionsOf(kit, endpoint, 'reads');
  const offered = [...(exported ? exportFormats : []), ...(bare ? bareFormats : [])];
  mustBeOpen(endpoint, false);
  const ahead = new Ahead<Sent<OutputOf<E>>>(db, async (request, expected, one) =>
    handle(await inputOf(shapes.input, request, endpoint), readContext(kit, request, one, expected)),
  );
  const answering = async (request: FastifyRequest): Promise<Answer> => {
    const ready = await ahead.take(request);
    const format = offered.length > 0 ? takeFormat(request, offered) : null;
    if (ready && format === null) return answerOf(kit, registered, ready());
    const context = readContext(kit, request, db);
    const input = await inputOf(shapes.input, request, endpoint);
    if (bare && format === 'json') return answerFile(jsonFile(bare(readAnswer(await handle(input, context)))));
    if (!exported || format === null || format === 'json')
      return answerOf(kit, registered, await handle(input, context));
    const read = async (page: object) => {
      const answer = readAnswer(await handle(Object.assign({}, input, page), context));
      return exportedRows ? Object.assign({}, answer, { rows: exportedRows.rowsOf(answer) }) : answer;
    };
    const described = { output, row: exportedRows?.row, words: exported };
    return answerFile(await exportReport(endpoint, described, { format, context, read }));
  };
  addRoute(kit, registered, answering, isAskedAhead ? ahead : undefined);
}

interface AskedPage<Row> {
  readonly asked: ListRequest;
  readonly rows: AnyPage<Row>;
}

async function answerOfList(
  kit: Kit,
  registered: RegisteredEndpoint,
  { asked: { hidden }, rows: page }: AskedPage<unknown>,
): Promise<Answer> {
  return answerOf(kit, registered, page instanceof Written ? page : withoutMembers(page, hidden));
}

/** Whatever a repository selects, nobody is shown a member that the list's spec keeps from them. */
function withoutMembers<Row>(page: Page<Row>, hidden: readonly string[]): Page<Row> {
  for (const row of page.data) {
    if (typeof row !== 'object' || row === null) continue;
    for (const member of hidden) Reflect.deleteProperty(row, member);
  }
  return page;
}

function addWrite<E extends AnyEndpoint>(
  kit: Kit,
  endpoint: E,
  shapes: WriteShapes<InputOf<E>, OutputOf<E>>,
  handle: (input: InputOf<E>, context: WriteContext) => Promise<OutputOf<E>>,
): void {
  const registered = { endpoint, ...shapes };
  const db = connectionsOf(kit, endpoint, 'writes');
  mustBeOpen(endpoint, false);
  addRoute(kit, registered, async (request) => {
    const key = endpoint.idempotent ? idempotencyKeyOf(request.headers['idempotency-key']) : null;
    const input = await inputOf(shapes.input, request, endpoint);
    return withTransaction(db, async (tx): Promise<Answer> => {
      const work = async () => {
        const output = await handle(input, writeContext(kit, request, tx));
        const heldSecret = (shapes.secret ?? []).some((member) => output[member] !== undefined);
        return { ...(await answerOf(kit, registered, output)), heldSecret };
      };
      return key === null ? work() : once(tx, sentWith(kit, request, key), work);
    });
  });
}

const sentWith = (kit: Kit, request: FastifyRequest, key: string) => ({
  userId: actorOf(request).userId,
  path: request.routeOptions.url ?? request.url,
  key,
  bodyHash: sha256(canonicalJson(request.body ?? null)),
  now: kit.clock.now(),
});

/** An endpoint's access and the way it is registered must agree, or a use case would meet a context it does not know. */
function mustBeOpen({ name, access }: AnyEndpoint, open: boolean): void {
  if (isOpen(access) !== open) throw new Error(`${name} has access '${access}' and is registered for the other kind.`);
}
