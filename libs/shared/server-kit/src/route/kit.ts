import type { Access } from '@freightdesk/shared-endpoint';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db, Pools, Work } from '@freightdesk/shared-database';
import type { Schema } from '@freightdesk/shared-endpoint/schema';
import type { FastifyInstance } from 'fastify';
import type { ExportWords } from '../export/export-columns';
import type { AnyEndpoint } from './api';
import type { LastSeen } from './last-seen';
import type { Authenticate } from '../context/authenticate';
import type { RateLimiter } from '../rate-limit/rate-limiter';
import type { UploadRoom } from '../upload/upload-room';

/** An endpoint as it was registered, with its schemas. */
export interface RegisteredEndpoint {
  readonly endpoint: AnyEndpoint;
  readonly input?: Schema;
  /** Of a list: the schema of one row. Of a file there is none. */
  readonly output?: Schema;
  /** Its rows can be taken along as a file. */
  readonly exported?: ExportWords;
  /** What of its answer another program takes, as a file of its own. */
  readonly bare?: (answer: never) => object;
  /** The schema of one row of the file, where the answer's rows are not those of the file. */
  readonly exportedRows?: { readonly row: Schema };
}

/** What the routes of one server share. */
export interface Kit {
  readonly app: FastifyInstance;
  readonly pools: Pools;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly endpoints: RegisteredEndpoint[];
  readonly uploads: UploadRoom;
  readonly limiter: RateLimiter;
  readonly lastSeen: LastSeen;
  /** Of one person, over all servers. */
  readonly callsPerMinute: number;
  /** How long a call may take from its first byte to its answer. */
  readonly requestMs: number;
  /** Told of answers that differ from their schema; given in tests, where it makes them fail. */
  readonly onWrongAnswer?: (problem: string) => void;
}

/** The connections of an endpoint: those it asks for, or those of its kind. */
export const connectionsOf = ({ pools }: Kit, { work }: AnyEndpoint, kind: Work): Db =>
  pools.shareOf(work === 'usual' ? kind : work);

export const isOpen = (access: Access): access is 'public' | 'one-time-link' =>
  access === 'public' || access === 'one-time-link';
