import { type Endpoint, type Page } from '@freightdesk/shared-endpoint';
import { type Schema } from '@freightdesk/shared-endpoint/schema';
import { type OpenReadContext, type OpenWriteContext, type ReadContext, type WriteContext } from './context';
import { type ListRequest } from './list-request';

/** `input` validates the body (or the query of a read); `output` describes the answer for OpenAPI and is held in tests. */
export interface Shapes<Input, Output> {
  input?: Schema<Input>;
  output: Schema<Output>;
}

/**
 * The only way to add a route. Each method takes an endpoint value of a contract, its schemas and one use case; the kit does
 * the rest in the order the contract fixes: 404, 405, 401, 403, 413 / 415 / 400, 422, then the use case (404, 409).
 */
export interface Api {
  /** A page of records: query parsed by the endpoint's own list spec, anything else is 400. */
  list<Row>(
    endpoint: Endpoint<never, Page<Row>> | Endpoint<object, Page<Row>>,
    shapes: { row: Schema<Row> },
    handle: (request: ListRequest, context: ReadContext) => Promise<Page<Row>>,
  ): void;
  read<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    shapes: Shapes<Input, Output>,
    handle: (input: Input, context: ReadContext) => Promise<Output>,
  ): void;
  /** One transaction: idempotency key, use case and audit rows commit together. */
  write<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    shapes: Shapes<Input, Output>,
    handle: (input: Input, context: WriteContext) => Promise<Output>,
  ): void;
  openRead<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    shapes: Shapes<Input, Output>,
    handle: (input: Input, context: OpenReadContext) => Promise<Output>,
  ): void;
  openWrite<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    shapes: Shapes<Input, Output>,
    handle: (input: Input, context: OpenWriteContext) => Promise<Output>,
  ): void;
}
