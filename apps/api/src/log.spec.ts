import { createFirstAdmin } from '@freightdesk/auth-server';
import { createCompany } from '@freightdesk/company-server';
import { settableClock } from '@freightdesk/shared-calendar';
import type { ApiServer } from '@freightdesk/shared-server-kit';
import { freshDatabase } from '@freightdesk/shared-testing-server';
import { Client } from 'pg';
import { buildApp } from './build-app';
import { testKey } from './whole-api.builder';

/** What the whole server logs, at its most talkative, while people work with it and while it breaks. */
const clock = settableClock('2026-11-22T06:00:00Z');
const [email, password] = ['asha@konkan.test', 'four trains leave at noon'];
const wrongPassword = 'five ships wait in the rain';
const [pan, gstin, accountNumber] = ['AAACI1681G', '07AAACI1681G1ZR', '50200012345678'];
const trackToken = 'fK3vRkq0Z1wq5m2b7n9s4A';
const brokenPan = 'AAGCB7383J';

let server: ApiServer;
let owner: Client;
let drop: () => Promise<void>;
const lines: string[] = [];

beforeAll(async () => {
  const { db, url, drop: dropDatabase } = await freshDatabase();
  owner = new Client({ connectionString: url });
  await owner.connect();
  drop = async () => {
    await owner.end();
    await dropDatabase();
  };
  const company = { name: 'Sagar Cargo', stateCode: '27', gstin: null };
  await createFirstAdmin({ db, clock, createCompany }, { email, password, company });
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await buildApp({ db, clock, key: testKey, baseUrl: () => 'http://localhost', logLevel: 'trace', logTo });
});
afterAll(async () => {
  await server.app.close();
  await drop();
});

async function post(path: string, payload: object, token = '') {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

const bank = {
  name: 'HDFC Bank',
  accountNumber,
  ifsc: 'HDFC0000123',
  accountType: 'CURRENT',
  currency: 'INR',
  openingBalancePaise: 0,
  openingDate: '2026-04-01',
};
const party = { name: 'Indian Oil', roles: ['CUSTOMER'], pan, gstin };

/** A value that the schemas let through and the database can't take, whose text stands in the database's own message. */
const makeHole = () =>
  owner.query(`create function hole() returns trigger language plpgsql as $$
    begin perform new.pan::integer; return new; end $$;
    create trigger hole before insert on party for each row execute function hole()`);

it('no log line holds a password, a token, a PAN, a GSTIN or an account number', async () => {
  expect((await post('/auth/login', { email, password: wrongPassword })).status).toBe(401);
  const token: string = (await post('/auth/login', { email, password })).body.data.accessToken;
  const invited = await post(
    '/user/add',
    { email: 'dev@konkan.test', firstName: 'Dev', lastName: '', roleName: 'DOMESTIC' },
    token,
  );
  const statuses = [
    await post('/party/add', party, token),
    await post('/party/add', { ...party, pan: `${pan}X` }, token),
    await post('/bank/add', bank, token),
    await post(`/bank/add?accountNumber=${accountNumber}&token=${token}`, bank, `${token}x`),
    await post('/auth/reset-password', { token: 'AAAAAAAAAAAAAAAAAAAAAA', password: wrongPassword }),
    await post(`/track/${gstin}`, {}),
    { status: (await server.app.inject({ url: `/api/track/${trackToken}?after=${trackToken}` })).statusCode },
    { status: (await server.app.inject({ url: `/api/track/${trackToken}` })).statusCode },
    { status: (await server.app.inject({ url: `/api/quoted/${trackToken}/pdf` })).statusCode },
    await post('/quotation-link/accept', { token: trackToken, name: 'Meera Nair' }),
  ].map(({ status }) => status);
  await makeHole();
  await owner.query('alter table bank rename to bank_gone');
  const broken = [
    await post('/party/add', { name: 'Bharat Oil', roles: ['CUSTOMER'], pan: brokenPan }, token),
    await post('/bank/add', bank, token),
  ];

  expect(statuses).toEqual([201, 422, 201, 401, 403, 405, 400, 404, 404, 404]);
  expect(broken.map(({ status }) => status)).toEqual([422, 500]);
  const log = lines.join('');
  const link: string = invited.body.data.inviteUrl.replace(/^.*=/, '');
  for (const secret of [password, wrongPassword, token, link, pan, gstin, accountNumber, brokenPan, trackToken])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(/argon2/);
});

it('what went wrong is found in the log by the id that the person was shown', async () => {
  const { body } = await post('/health/live', {});
  const answers = lines.map((line): Record<string, unknown> => JSON.parse(line));

  expect(answers.filter(({ requestId }) => requestId === body.requestId)).toEqual([
    expect.objectContaining({ status: 405, level: 40 }),
  ]);
  expect(answers).toContainEqual(expect.objectContaining({ code: '22P02', stack: expect.stringContaining('integer') }));
  expect(answers).toContainEqual(expect.objectContaining({ code: '42P01', stack: expect.stringContaining('bank') }));
});
