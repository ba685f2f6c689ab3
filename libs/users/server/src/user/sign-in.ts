import type { Tx } from '@freightdesk/shared-database';

/** What the administration of users asks of sign-in; the app's wiring hands it over. */
export interface SignIn {
  /** A new one-time link, to be handed to the person. */
  makeLink(
    tx: Tx,
    link: { kind: 'invite' | 'reset'; userId: string; now: Date },
  ): Promise<{ url: string; expiresAt: Date }>;
  /** Ends the person's sessions and the links that lie around. */
  shutOut(tx: Tx, person: { userId: string; now: Date }): Promise<void>;
  forgetPassword(tx: Tx, userId: string): Promise<void>;
}
