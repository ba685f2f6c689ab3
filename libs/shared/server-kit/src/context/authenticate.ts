import type { Db } from '@freightdesk/shared-database';
import type { ProblemKind } from '@freightdesk/shared-endpoint';
import type { Actor } from './context';

/** Who holds this token, read from the database anew (one statement), or why nobody does. Asked on a connection of its own, or on one that is given. */
export type Authenticate = (token: string, db?: Db) => Promise<Actor | ProblemKind>;
