import { randomBytes } from 'node:crypto';
import { oneTimeLinkOf, register } from '@freightdesk/auth-contract';
import { addUser } from '@freightdesk/users-contract';
import type { FastifyInstance } from 'fastify';
import { companyFacts } from '../company/company-facts.data';
import { type DemoPersonFacts, demoPeople } from '../person/demo-people.data';
import type { Call, Deed } from './diary';
import { callServer } from './play';

/** Nobody learns it: the sample company's people come in by their buttons. */
const secret = () => randomBytes(24).toString('base64url');

async function takeUp(app: FastifyInstance, link: string, { firstName, lastName, email }: DemoPersonFacts) {
  const { token } = oneTimeLinkOf(new URL(link, 'http://localhost').hash) ?? { token: '' };
  const isFirst = link.includes('#setup=');
  const person = { email, firstName, lastName, password: secret(), token };
  await callServer(app, register, { ...person, company: isFirst ? companyFacts : undefined });
}

/** The first administrator opens the set-up link and names the company. */
export async function foundCompany(app: FastifyInstance, setUpLink: string): Promise<void> {
  for (const person of demoPeople.filter(({ role }) => role === 'ADMIN')) await takeUp(app, setUpLink, person);
}

/** The administrator invites the other four, who take up their invitations. */
export const invitations = (app: FastifyInstance, at: Date): Deed[] =>
  demoPeople
    .filter(({ role }) => role !== 'ADMIN')
    .map((person) => ({ at, by: 'ADMIN', does: (call: Call) => invite(app, call, person) }));

async function invite(app: FastifyInstance, call: Call, person: DemoPersonFacts): Promise<void> {
  const { role: roleName, email, firstName, lastName } = person;
  const { inviteUrl } = await call(addUser, { roleName, email, firstName, lastName });
  await takeUp(app, inviteUrl, person);
}
