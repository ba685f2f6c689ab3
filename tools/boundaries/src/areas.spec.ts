import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { can, isRole, permissionNames, roles } from '@freightdesk/shared-access';
import { type House, readHouse } from './house';
import { root } from './workspace';

jest.setTimeout(120_000);

interface Call {
  readonly area: string;
  readonly name: string;
  readonly access: string;
}

let house: House;
let calls: readonly Call[];

const isEndpoint = (value: unknown): value is { name: string; access: string; path: string } =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'name' in value;

/** What the contract of a domain offers to be called. */
async function callsOf(domain: string, area: string): Promise<Call[]> {
  const face = join(root, 'libs', domain, 'contract/src/index.ts');
  if (!existsSync(face)) return [];
  const contract: Record<string, unknown> = await import(face);
  return Object.values(contract)
    .filter(isEndpoint)
    .map(({ name, access }) => ({ area, name, access }));
}

beforeAll(async () => {
  house = readHouse();
  const columns = Object.entries(house.map.domains).map(([domain, { area }]) => callsOf(domain, area));
  calls = (await Promise.all(columns)).flat();
});

const isOpen = ({ access }: Call): boolean => access === 'public' || access === 'one-time-link';

/** Whom the server lets in. */
function admittedBy({ access }: Call): string[] {
  const permission = permissionNames.find((name) => name === access);
  return permission === undefined ? [] : roles.filter((role) => can(role, permission, 'server'));
}

/** Calls that nobody has to be signed in for, each with its reason. */
const openCalls: Readonly<Record<string, string>> = {
  'auth.login': 'It is how one signs in.',
  'auth.register': 'By a one-time link, which stands for the person.',
  'auth.resetPassword': 'By a one-time link, which stands for the person.',
  'auth.userLogin': 'The same as auth.login, at its other address.',
  'demo.people': 'There in demo mode alone; the login page has a button for each of them.',
  'demo.signIn': 'There in demo mode alone; the sample company keeps nothing from anyone.',
  'quoted.accept': 'By a link that stands for one quotation: its customer says yes.',
  'quoted.decline': 'By a link that stands for one quotation: its customer says no.',
  'quoted.pdf': 'By a link that stands for one quotation: its paper, as the customer has it.',
  'quoted.read': 'By a link that stands for one quotation: what is sold, and nothing of what it costs.',
  'track.read': 'By a link that stands for one shipment: where it is, and nothing of its money.',
};

describe('a role area', () => {
  test('is made of roles that exist, an administrator’s always among them where people are signed in', () => {
    const named = Object.values(house.map.areaRoles);

    expect(named.flat().filter((role) => !isRole(role))).toEqual([]);
    expect(named.filter((area) => area.length > 0 && !area.includes('ADMIN'))).toEqual([]);
  });

  test('admits its own roles and nobody else', () => {
    const strangers = calls.flatMap((call) =>
      admittedBy(call)
        .filter((role) => !house.map.areaRoles[call.area]?.includes(role))
        .map((role) => `${role} in ${call.area} by ${call.name}`),
    );

    expect(strangers).toEqual([]);
    expect(calls.length).toBeGreaterThan(90);
  });

  test('has something to do for each of its roles', () => {
    const admitted = new Set(calls.flatMap((call) => admittedBy(call).map((role) => `${role} in ${call.area}`)));
    const expected = Object.entries(house.map.areaRoles).flatMap(([area, own]) =>
      own.map((role) => `${role} in ${area}`),
    );

    expect(expected.filter((place) => !admitted.has(place))).toEqual([]);
  });

  test('is open to nobody but by the calls that have a reason', () => {
    const open = calls.filter(isOpen).map(({ name }) => name);

    expect(open.sort()).toEqual(Object.keys(openCalls));
  });

  test('knows every permission that a call asks for', () => {
    expect(calls.filter((call) => !isOpen(call) && admittedBy(call).length === 0)).toEqual([]);
  });
});
