import type { DueSource, FigureSource } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { registerOverview } from './register-overview';

const figure = (name: string) => ({ name, label: name, value: 1, unit: 'count' as const, href: '/dashboard' });
const sources: readonly FigureSource[] = [
  { permission: 'lead.read', read: async () => [figure('leads.open')] },
  { permission: 'docket.read', read: async () => [figure('dockets.moving')] },
  {
    permission: 'bank.read',
    read: async () => [figure('banks.balance'), figure('banks.count')],
    ofDesk: async () => [{ ...figure('banks.unmatched'), isOfDesk: true }],
  },
];

const due: readonly DueSource[] = [
  {
    ...{ name: 'shipment.exception', record: 'shipment', read: 'shipment.read', by: 'age' },
    ...{ label: 'Exception', labels: { DAMAGED: 'Damaged' }, act: 'Settle' },
    rows: ({ db }) =>
      db
        .selectFrom(
          sql<{ number: string; kind: string }>`(values ('SE/1', 'DAMAGED'), ('SE/2', 'LOST'))`.as<'row'>(
            sql`row(number, kind)`,
          ),
        )
        .select(['row.number', 'row.kind'])
        .select([sql<string>`'a'`.as('id'), sql<string>`'Kaveri'`.as('title')])
        .select([sql<Date>`'2026-11-20'::timestamptz`.as('due'), sql<string | null>`null::uuid`.as('ownerId')]),
  },
];

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerOverview(kit, { sources, due }) });
});
afterAll(() => api.close());

describe('the overview', () => {
  it.each([
    ['ADMIN', ['leads.open', 'dockets.moving', 'banks.balance', 'banks.count']],
    ['MARKETING', ['leads.open']],
    ['INTERNATIONAL', ['leads.open']],
    ['DOMESTIC', ['dockets.moving']],
    ['ACCOUNT', ['banks.balance', 'banks.count', 'banks.unmatched']],
  ] as const)('shows %s the figures of their own areas', async (role, expected) => {
    const { data } = (await api.get('/dashboard/getStats', { as: role })).expect(200);

    expect(data.figures.map(({ name }: { name: string }) => name)).toEqual(expected);
  });

  it('lists what waits for whom it is shown to, whoever asked first', async () => {
    const asked = async (role: 'ADMIN' | 'INTERNATIONAL' | 'ACCOUNT') =>
      (await api.get('/dashboard/getStats', { as: role })).expect(200).data.today.length;

    expect([await asked('INTERNATIONAL'), await asked('ACCOUNT'), await asked('ADMIN')]).toEqual([2, 0, 2]);
  });

  it('says which of the things that one source calls differently waits', async () => {
    const { data } = (await api.get('/dashboard/getStats', { as: 'INTERNATIONAL' })).expect(200);

    const said = data.today.map(({ number, label }: { number: string; label: string }) => [number, label]);
    expect(said.sort()).toEqual([
      ['SE/1', 'Damaged'],
      ['SE/2', 'Exception'],
    ]);
  });
});
