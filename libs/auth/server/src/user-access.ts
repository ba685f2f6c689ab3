import { oneTimeLinkHref } from '@freightdesk/auth-contract';
import type { Tx } from '@freightdesk/shared-database';
import { forgetPassword } from './password/credential.repository';
import { endSessions } from './session/session.repository';
import { forgetLinks, insertLink } from './link/one-time-link.repository';

export interface UserLink {
  url: string;
  expiresAt: Date;
}

/** What the administration of users needs of sign-in; the app's wiring hands it over. */
export interface UserAccess {
  /** A new one-time link, to be handed to the person. It replaces an older link of its kind. */
  makeLink(tx: Tx, link: { kind: 'invite' | 'reset'; userId: string; now: Date }): Promise<UserLink>;
  /** Ends the person's sessions and the links that lie around. */
  shutOut(tx: Tx, person: { userId: string; now: Date }): Promise<void>;
  /** Removes the password for good. */
  forgetPassword(tx: Tx, userId: string): Promise<void>;
}

/** `baseUrl` is asked for each link: the address a server is bound to is known only once it listens. */
export function createUserAccess({ baseUrl }: { baseUrl: () => string }): UserAccess {
  return {
    async makeLink(tx, link) {
      const { token, expiresAt } = await insertLink(tx, link);
      return { url: baseUrl() + oneTimeLinkHref(link.kind, token), expiresAt };
    },
    async shutOut(tx, { userId, now }) {
      await endSessions(tx, { userId, now });
      await forgetLinks(tx, userId);
    },
    forgetPassword,
  };
}
