import type { OpenedSession } from '@freightdesk/auth-contract';
import { openedSession } from '@freightdesk/auth-contract/schema';
import { type DemoSignInInput, listDemoPeople, signInAsDemoPerson } from '@freightdesk/demo-contract';
import { demoPeopleList, demoSignInInput } from '@freightdesk/demo-contract/schema';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type Api, type OpenReadContext, refuse } from '@freightdesk/shared-server-kit';
import { findDemoPeople } from './demo-people.repository';

export interface DemoPorts {
  /** Opens a session as login does; the app's wiring hands it over. */
  openSession(this: void, db: Db, session: { userId: string; now: Date }): Promise<OpenedSession>;
}

/** The two calls that exist in demo mode alone. Whoever wires them into a server of a real company opens its door. */
export function registerDemo(api: Api, { openSession }: DemoPorts): void {
  api.openRead(listDemoPeople, { output: demoPeopleList }, (_input, { db }) => findDemoPeople(db));
  api.openRead(signInAsDemoPerson, { input: demoSignInInput, output: openedSession }, signIn);

  async function signIn({ roleName }: DemoSignInInput, { db, clock }: OpenReadContext): Promise<OpenedSession> {
    const person = (await findDemoPeople(db)).find((one) => one.roleName === roleName);
    return person ? openSession(db, { userId: person.id, now: clock.now() }) : refuse(commonProblems.not_found);
  }
}
