import { addressOf, type Filter, type ListSpec } from '@freightdesk/shared-endpoint';
import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import {
  forbiddenMembers,
  hostileBodies,
  hostileQueries,
  hostileTexts,
  hostileTypes,
  hostileValues,
} from './hostile.data';
import { type Inventing, plausible, plausibleMembers } from './plausible';
import { schemaOf } from './schema-of';
import type { SeededRandom } from './seeded-random';
import { isMembers, type Members, placeOf } from './world';

/** One request, as it goes over the wire. */
export interface FuzzCase {
  url: string;
  payload?: string | FormData;
  headers: Record<string, string>;
}

const json = { 'content-type': 'application/json' };

export function caseOf(registered: RegisteredEndpoint, inventing: Inventing): FuzzCase {
  const { endpoint } = registered;
  const url = `/api${endpoint.path}`;
  if (endpoint.method === 'GET') return { url: askedUrl(url, queryOf(registered, inventing)), headers: {} };
  const { random } = inventing;
  const body = bodyOf(registered, inventing);
  const key: Record<string, string> = random.chance(0.2) ? { 'idempotency-key': `fuzz-${random.below(40)}-key` } : {};
  if (endpoint.body === 'multipart' && random.chance(0.7)) return { url, payload: formOf(body, random), headers: key };
  return random.chance(0.06)
    ? { url, payload: JSON.stringify(body), headers: { ...key, 'content-type': random.pick(hostileTypes) } }
    : { url, payload: bodyText(body, random), headers: { ...key, ...json } };
}

/** What the endpoint takes, as a record of its kind would have it, then bent in one or two places. */
function bodyOf(registered: RegisteredEndpoint, inventing: Inventing): Members {
  const { random, world } = inventing;
  const like = random.pickAny(world.recordsOf(placeOf(registered.endpoint.path)));
  const body = { ...plausibleMembers(schemaOf(registered), { field: '', like, ...inventing }) };
  return random.chance(0.25) ? body : bent(body, random);
}

/** Bends a value somewhere inside: another value, a member too few or too many. */
function bent(body: Members, random: SeededRandom): Members {
  const name = random.pickAny(Object.keys(body)) ?? 'id';
  const member = body[name];
  if (isMembers(member) && random.chance(0.6)) return { ...body, [name]: bent(member, random) };
  if (Array.isArray(member) && isMembers(member[0]) && random.chance(0.7)) {
    return { ...body, [name]: [bent(member[0], random), ...member.slice(1)] };
  }
  if (random.chance(0.15)) return { ...body, [random.pick(forbiddenMembers)]: 'ADMIN' };
  if (random.chance(0.2)) return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  const changed = { ...body, [name]: random.pick(hostileValues) };
  return random.chance(0.3) ? bent(changed, random) : changed;
}

/** The body as text: at times with what JSON.stringify could not write, at times another one altogether. */
function bodyText(body: Members, random: SeededRandom): string {
  if (random.chance(0.06)) return random.pick(hostileBodies)();
  const text = JSON.stringify(body);
  const name = random.pickAny(Object.keys(body));
  if (name === undefined || !random.chance(0.12)) return text;
  const rest = JSON.stringify({ ...body, [name]: undefined }).slice(1);
  return `{${JSON.stringify(name)}:${random.pick(hostileTexts)}${rest === '}' ? '' : ','}${rest}`;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function formOf(body: Members, random: SeededRandom): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (name !== 'file') form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const bytes = random.pickAny([png, png.subarray(0, 20), Buffer.alloc(0), Buffer.from('%PDF-1.7 <script>')]) ?? png;
  const fileName = random.pickAny(['logo.png', '../../x.exe', 'CON', `${'n'.repeat(300)}.png`]) ?? 'logo.png';
  if (random.chance(0.9))
    form.append(random.chance(0.9) ? 'file' : 'File', new Blob([Uint8Array.from(bytes)]), fileName);
  return form;
}

/** What belongs into the path stands there, once at least. */
function askedUrl(url: string, query: string): string {
  return `${addressOf(url, Object.fromEntries(new URLSearchParams(query)))}?${query}`;
}

function queryOf(registered: RegisteredEndpoint, inventing: Inventing): string {
  const { random } = inventing;
  const { list } = registered.endpoint;
  const asked = list ? listQuery(list, inventing) : readQuery(registered, inventing);
  if (random.chance(0.45)) return asked;
  const name = random.pickAny([...new URLSearchParams(asked).keys()]) ?? 'q';
  const bend = random.pickAny([
    ...hostileQueries,
    `${name}=`,
    `${name}=${encoded(random)}`,
    `${name}=${encoded(random)}`,
  ]);
  return random.chance(0.5) ? String(bend) : `${asked}&${String(bend)}`;
}

/** Values as a browser would write them; those that it could not write are written as they are. */
function encoded(random: SeededRandom): string {
  const value = random.pick(hostileValues);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return random.chance(0.05) ? text.replace(/[\s&#]/g, '') : encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}

function readQuery(registered: RegisteredEndpoint, inventing: Inventing): string {
  const schema = schemaOf(registered);
  const place = { field: '', like: undefined, ...inventing };
  return new URLSearchParams(
    Object.entries(plausibleMembers(schema, place)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

function listQuery({ filters, sorts }: ListSpec, inventing: Inventing): string {
  const { random } = inventing;
  const query = new URLSearchParams();
  for (const [name, filter] of Object.entries(filters)) {
    if (random.chance(0.3)) query.append(name, filterValue(name, filter, inventing));
  }
  if (random.chance(0.5)) query.append('sort', `${random.chance(0.5) ? '-' : ''}${random.pickAny(sorts) ?? 'name'}`);
  if (random.chance(0.4)) query.append('q', String(random.pickAny(['a', 'coastal', '27', 'MH04', 'of the', 'é', '-'])));
  if (random.chance(0.2)) query.append('pageSize', String(1 + random.below(100)));
  if (random.chance(0.2)) query.append('page', String(1 + random.below(3)));
  return query.toString();
}

function filterValue(name: string, filter: Filter, { random, world }: Inventing): string {
  if (filter.kind === 'choice') return random.pickAny(filter.values) ?? '';
  const type = { type: filter.kind === 'flag' ? ('boolean' as const) : ('string' as const) };
  const field = filter.kind === 'text' ? name : `${name}${filter.kind}`;
  return String(plausible(type, { field, like: undefined, random, world }));
}
