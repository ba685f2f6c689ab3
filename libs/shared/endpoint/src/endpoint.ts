import type { Permission } from '@freightdesk/shared-access';
import type { ListSpec } from './list';

/** Who may call: a permission of the table, anyone at all, or the holder of a one-time link (checked by the use case). */
export type Access = Permission | 'public' | 'one-time-link';

/**
 * How the answer's body is spelled: `data` = `{ data }`, `list` = a page (`{ data: [...], page, pageSize, total, ... }`),
 * `whole` = the answer as it is (login's neighbours, and answers that carry `warnings` beside `data`), `file` = its bytes.
 */
export type Envelope = 'data' | 'list' | 'whole' | 'file';

export interface EndpointFacts {
  /** Noun and verb, `banks.list`; query keys are derived from it. Unique. */
  readonly name: `${string}.${string}`;
  readonly method: 'GET' | 'POST';
  /** Under `/api`, for example `/bank/list`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** A sentence for the API page. */
  readonly summary: string;
  readonly envelope?: Envelope;
  readonly status?: 200 | 201;
  /** Prefixes of query keys that a successful write makes stale: `['banks', 'overview']`. */
  readonly touches?: readonly string[];
  /** Filters and sorts of a list: the page keeps them in the URL, the server refuses all others. */
  readonly list?: ListSpec;
  /** `multipart`: texts and one file, its part named `file`. */
  readonly body?: 'json' | 'multipart' | 'none';
  /** Writes take an Idempotency-Key unless they answer with a session or a secret of their own. */
  readonly idempotent?: boolean;
  /**
   * Members of a new record of which null says something of its own, such as that no tax is to be deducted. Elsewhere null
   * empties what a standing record holds, and a new one takes none.
   */
  readonly meantNulls?: readonly string[];
  /**
   * Whose connections to the database it works on: `front` is asked all the time and answers at once (who is signed in),
   * `long` may take its time (reports, exports) and keeps nobody else from theirs.
   */
  readonly work?: 'front' | 'usual' | 'long';
}

declare const shapes: unique symbol;

/** One call of the HTTP contract: feeds route, client, form, mock, permission walk and OpenAPI. */
export interface Endpoint<Input, Output> extends Required<Omit<EndpointFacts, 'list'>> {
  readonly list: ListSpec | undefined;
  /** Carries the types of input and answer; never present at run time. */
  readonly [shapes]?: (input: Input) => Output;
}

export type InputOf<E> = E extends Endpoint<infer Input, infer _Output> ? Input : never;
export type OutputOf<E> = E extends Endpoint<infer _Input, infer Output> ? Output : never;

/**
 * Defines one endpoint. The value is light on purpose: it imports types of schemas, never the schemas, so that a list
 * screen does not carry the validation library.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<Input, Output>(facts: EndpointFacts): Endpoint<Input, Output> {
  return {
    envelope: facts.list ? 'list' : 'data',
    status: 200,
    touches: [],
    body: facts.method === 'GET' ? 'none' : 'json',
    idempotent: facts.method === 'POST',
    work: 'usual',
    meantNulls: [],
    list: undefined,
    ...facts,
  };
}
