import type { Role } from '@freightdesk/shared-access';
import type { InputOf, OutputOf } from '@freightdesk/shared-endpoint';
import type { AnyEndpoint } from '@freightdesk/shared-server-kit';

/** Calls the server in the name of a person, as the page would, and gives what the endpoint promises. */
export type Call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;

/** Something a person of the company did at a moment. */
export interface Deed {
  at: Date;
  by: Role;
  does(call: Call): Promise<void>;
}

/** Collects what the stories of leads, jobs and invoices tell, each in its own order. */
export class Diary {
  readonly #deeds: Deed[] = [];

  note(by: Role, at: Date, does: Deed['does']): void {
    this.#deeds.push({ at, by, does });
  }

  /** What has happened by then, as it followed; the rest of each story is still to come. */
  until(now: Date): Deed[] {
    return this.#deeds.filter(({ at }) => at <= now).sort((one, other) => one.at.getTime() - other.at.getTime());
  }
}
