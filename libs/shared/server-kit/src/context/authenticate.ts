import type { ProblemKind } from '@freightdesk/shared-endpoint';
import type { Actor } from './context';

/** Who holds this token, read from the database anew (one statement), or why nobody does. */
export type Authenticate = (token: string) => Promise<Actor | ProblemKind>;
