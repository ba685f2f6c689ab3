import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerAll } from './whole-api.builder';

let api: TestApi;
let accountId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  accountId = (await api.get('/account/list', { as: 'ADMIN' })).expect(200).body.data[0].id;
});
afterAll(() => api.close());

async function headsOf(path: string): Promise<string[]> {
  // Of reports, one asks whose it is.
  const asked = path === '/reports/ledger-details' ? `&accountId=${accountId}` : '';
  const answer = await api.get(`${path}?format=csv${asked}`, { as: 'ADMIN' });
  const [heads = ''] = answer.expect(200).bytes.toString().split('\r\n');
  return heads.split(',');
}

it('every list and report can be taken along, each column under words of its own', async () => {
  const paths = api.endpoints.flatMap(({ endpoint, exported }) => (exported ? [endpoint.path] : []));
  const odd: string[] = [];
  for (const path of paths) {
    const heads = await headsOf(path);
    if (new Set(heads).size !== heads.length) odd.push(`${path} has a head twice: ${heads.join(', ')}`);
    const unsaid = heads.filter((head) => !/^[A-Z][\w /.'()-]+$/.test(head) || /paise|minor|\bid\b/i.test(head));
    if (unsaid.length > 0) odd.push(`${path}: ${unsaid.join(', ')}`);
  }

  expect(odd).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});
