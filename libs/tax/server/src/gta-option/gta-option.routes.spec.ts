import type { BusinessDate } from '@freightdesk/shared-calendar';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import type { AddGtaOptionInput } from '@freightdesk/tax-contract';
import { gtaOptionInput } from '@freightdesk/tax-contract/testing';
import { registerGtaOptions } from './gta-option.routes';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerGtaOptions, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const add = async (changes: Partial<AddGtaOptionInput> = {}) =>
  (await api.post('/gta-option/add', gtaOptionInput(changes), { as: 'ADMIN' })).expect(201).data;
const ofDay = async (date: BusinessDate): Promise<string | null> =>
  (await api.get(`/gta-option/of-day?date=${date}`, { as: 'DOMESTIC' })).expect(200).data.option;

describe('the GTA option', () => {
  it('of a new company is not known', async () => {
    expect(await ofDay('2026-11-21')).toBeNull();
  });

  it('holds from its day until another does', async () => {
    await add({ from: '2026-04-01', option: 'FORWARD_WITH_CREDIT', source: 'Annexure V for 2026-27' });
    await add({ from: '2025-04-01', option: 'REVERSE_CHARGE' });

    expect(await ofDay('2025-03-31')).toBeNull();
    expect(await ofDay('2026-03-31')).toBe('REVERSE_CHARGE');
    expect(await ofDay('2026-04-01')).toBe('FORWARD_WITH_CREDIT');
  });

  it('that was wrong is followed by another of the same day, and none is changed', async () => {
    const wrong = await add({ option: 'FORWARD_WITH_CREDIT' });
    api.clock.set(new Date(api.clock.now().getTime() + 1000));
    await add({ option: 'FORWARD_WITHOUT_CREDIT' });

    const trail = await api.db.selectFrom('auditEvent').select('action').where('recordId', '=', wrong.id).execute();
    expect(await ofDay('2026-11-21')).toBe('FORWARD_WITHOUT_CREDIT');
    expect(trail).toEqual([{ action: 'add' }]);
    await expect(
      api.db.updateTable('gtaOption').set({ option: 'REVERSE_CHARGE' }).where('id', '=', wrong.id).execute(),
    ).rejects.toThrow();
  });

  it.each([
    ['that the law does not know', { option: 'HALF' }, 'option'],
    ['without its day', { from: '' }, 'from'],
    ['that nothing says', { source: ' ' }, 'source'],
  ])('%s is refused', async (_what, wrong, field) => {
    const { problem } = await api.post('/gta-option/add', { ...gtaOptionInput(), ...wrong }, { as: 'ADMIN' });

    expect(problem.status).toBe(422);
    expect(problem.errors?.map((error) => error.field)).toContain(field);
  });

  it.each([
    ['ADMIN', 200, 201],
    ['ACCOUNT', 200, 403],
    ['DOMESTIC', 403, 403],
  ] as const)('is listed for %s with %i, who adds with %i', async (role, reads, adds) => {
    expect((await api.get('/gta-option/list', { as: role })).status).toBe(reads);
    expect((await api.post('/gta-option/add', gtaOptionInput(), { as: role })).status).toBe(adds);
  });
});
