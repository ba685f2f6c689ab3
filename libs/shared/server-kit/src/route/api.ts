import type { Endpoint, InputOf, OutputOf, Page } from '@freightdesk/shared-endpoint';
import type { Schema } from '@freightdesk/shared-endpoint/schema';
import type { OpenReadContext, ReadContext, WriteContext } from '../context/context';
import type { ExportWords } from '../export/export-columns';
import type { ExportedRows } from '../export/export-report';
import type { ListRequest } from '../list/list-request';
import type { AnyPage, Sent } from '../list/written-page';
import type { FileAnswer } from './file-answer';

/** `input` validates the body (or the query of a read); `output` describes the answer for OpenAPI and is held in tests. */
export interface Shapes<Input, Output> {
  /** Left out when the call takes nothing: a body or query is then refused. */
  input?: Schema<Input>;
  output: Schema<Output>;
}

export interface ReadShapes<Input, Output> extends Shapes<Input, Output> {
  /** Of an answer with `rows`: they can be taken along as a file, whose columns are called so. */
  exported?: ExportWords;
  /** The rows of the file where the answer has none, or not as a table has them. */
  exportedRows?: ExportedRows<Output>;
  /** What of an answer another program takes, as a JSON file: `format=json` answers it alone. */
  bare?: (answer: Output) => { name: string; content: unknown };
  /** It only looks, and is asked often and quickly: it is asked together with who asks. */
  isAskedAhead?: boolean;
}

export interface ListShapes<Row> {
  row: Schema<Row>;
  /** Of the file of the list: what its definition, which a screen carries, says nothing of. */
  exported?: ExportWords;
}

export interface OpenShapes<Input, Output> extends Shapes<Input, Output> {
  /** How many such calls one address may make in a minute, over all servers; as many as it likes where this is left out. */
  perMinute?: number;
}

export interface WriteShapes<Input, Output> extends Shapes<Input, Output> {
  /** Members that hold a one-time link or token: such an answer is never kept, its retry is told `already_done`. */
  secret?: readonly (keyof Output & string)[];
}

/** An endpoint of any types. The phantom types are read from it with `InputOf` and `OutputOf`. */
export type AnyEndpoint = Endpoint<never, unknown>;

export type RowOf<E> = OutputOf<E> extends Page<infer Row> ? Row : never;

/**
 * The only way to add a route. Each method takes an endpoint value of a contract, its schemas and one use case; the kit does
 * the rest in the order the contract fixes: 404, 405, 401, 403, 413 / 415 / 400, 422, then the use case (404, 409).
 * The endpoint alone decides the types; schemas and use case are held against it.
 */
export interface Api {
  /**
   * A page of records, or with `format` all that match as a file: query parsed by the endpoint's own list spec, anything else is 400.
   */
  list<E extends AnyEndpoint>(
    endpoint: E,
    shapes: ListShapes<RowOf<E>>,
    handle: (request: ListRequest, context: ReadContext) => Promise<AnyPage<RowOf<E>>>,
  ): void;
  /** Opens no transaction. Not only for GET: a POST that writes nothing, or whose notes must outlive a refusal, is read so. */
  read<E extends AnyEndpoint>(
    endpoint: E,
    shapes: ReadShapes<InputOf<E>, OutputOf<E>>,
    handle: (input: InputOf<E>, context: ReadContext) => Promise<Sent<OutputOf<E>>>,
  ): void;
  /** The bytes of a file, as a download. Undefined is 404. */
  file<E extends AnyEndpoint>(
    endpoint: E,
    shapes: Pick<Shapes<InputOf<E>, unknown>, 'input'>,
    handle: (input: InputOf<E>, context: ReadContext) => Promise<FileAnswer | undefined>,
  ): void;
  /** One transaction: idempotency key, use case and audit rows commit together. */
  write<E extends AnyEndpoint>(
    endpoint: E,
    shapes: WriteShapes<InputOf<E>, OutputOf<E>>,
    handle: (input: InputOf<E>, context: WriteContext) => Promise<OutputOf<E>>,
  ): void;
  /** For endpoints whose access is 'public' or 'one-time-link'; no session is asked for. One that writes uses `openWriteWithin`. */
  openRead<E extends AnyEndpoint>(
    endpoint: E,
    shapes: OpenShapes<InputOf<E>, OutputOf<E>>,
    handle: (input: InputOf<E>, context: OpenReadContext) => Promise<OutputOf<E>>,
  ): void;
  /** A file for whoever holds a link. Undefined is 404. */
  openFile<E extends AnyEndpoint>(
    endpoint: E,
    shapes: Omit<OpenShapes<InputOf<E>, unknown>, 'output'>,
    handle: (input: InputOf<E>, context: OpenReadContext) => Promise<FileAnswer | undefined>,
  ): void;
}
