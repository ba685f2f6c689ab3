import { randomUUID } from 'node:crypto';
import { type Answer, type Caller, inviteAnother, signIn } from './client/caller';
import { report } from './figures';
import { requests } from './freight/requests';
import { openShop, type Shop } from './freight/shop';
import { type BuiltServer, startServer } from './server/built-server';
import { newPlace, type Place } from './server/place';

let place: Place;
let server: BuiltServer;
let shop: Shop;
let other: Caller;

jest.setTimeout(300_000);

beforeAll(async () => {
  place = newPlace({});
  server = await startServer(place);
  shop = await openShop(await signIn(() => server.url));
  other = await inviteAnother(shop.by, 'editor@freightdesk.test');
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

const isEdit = (body: object): boolean => 'id' in body && 'version' in body;
/** What is deleted or sent away by the first is not there for the second, or has moved on too far for what the second wants. */
const isTold = ({ status, code, body }: Answer): boolean =>
  status === 404 || (status === 409 && (code !== 'stale_version' || body.current?.version > 0));

it('of two people who change one record as both have read it, one is told, with the record as it is now', async () => {
  const wrong: string[] = [];
  const told = { edits: 0, 'with the current record': 0, 'silent overwrites': 0 };
  for (const [path, prepare] of requests) {
    const body = await prepare(shop);
    if (!isEdit(body)) continue;
    const answers = await Promise.all([shop.by, other].map((one) => one.post(path, body, { key: randomUUID() })));

    const kept = answers.filter(({ status }) => status < 300);
    const late = answers.filter(({ status }) => status >= 300);
    told.edits += 1;
    told['silent overwrites'] += Math.max(0, kept.length - 1);
    told['with the current record'] += late.filter(({ code }) => code === 'stale_version').length;
    if (kept.length !== 1 || !late.every(isTold)) {
      wrong.push(`${path}: ${answers.map(({ status, text }) => `${status} ${text.slice(0, 160)}`).join(' | ')}`);
    }
  }

  report({ store: 'embedded', ...told });
  expect(wrong).toEqual([]);
  expect(told.edits).toBeGreaterThan(15);
});
