import type { FigureSource } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerOverview } from './register-overview';

const figure = (name: string) => ({ name, label: name, value: 1, unit: 'count' as const, href: '/dashboard' });
const sources: readonly FigureSource[] = [
  { permission: 'lead.read', read: async () => [figure('leads.open')] },
  { permission: 'docket.read', read: async () => [figure('dockets.moving')] },
  { permission: 'bank.read', read: async () => [figure('banks.balance'), figure('banks.count')] },
];

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerOverview(kit, { sources, due: [] }) });
});
afterAll(() => api.close());

describe('the overview', () => {
  it.each([
    ['ADMIN', ['leads.open', 'dockets.moving', 'banks.balance', 'banks.count']],
    ['MARKETING', ['leads.open']],
    ['INTERNATIONAL', ['leads.open']],
    ['DOMESTIC', ['dockets.moving']],
    ['ACCOUNT', ['banks.balance', 'banks.count']],
  ] as const)('shows %s the figures of their own areas', async (role, expected) => {
    const { data } = (await api.get('/dashboard/getStats', { as: role })).expect(200);

    expect(data.figures.map(({ name }: { name: string }) => name)).toEqual(expected);
  });
});
