import { roles } from '@freightdesk/shared-access';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { askingNobody } from '../company-ports.builder';
import { registerCompany } from '../register-company';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (routes) => registerCompany(routes, askingNobody) });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const admin = () => api.as('ADMIN');
const lock = (month: string) => admin().post('/period/lock', { month });

describe('locking the books of a month', () => {
  it('is for administrators; accounts see it, others do not', async () => {
    const statuses = roles.map(async (role) => [
      (await api.as(role).get('/period/list')).status,
      (await api.as(role).post('/period/lock', { month: `2026-0${roles.indexOf(role) + 1}` })).status,
    ]);

    expect(await Promise.all(statuses)).toEqual(
      roles.map((role) => [['ADMIN', 'ACCOUNT'].includes(role) ? 200 : 403, role === 'ADMIN' ? 200 : 403]),
    );
  });

  it('is listed with who did it and when, the latest month first', async () => {
    (await lock('2026-09')).expect(200);
    (await lock('2026-10')).expect(200);

    const { data } = (await api.as('ACCOUNT').get('/period/list')).expect(200);

    const asha = { id: testActors.ADMIN.userId, name: 'Asha Test' };
    expect(data).toEqual([
      { month: '2026-10', lockedAt: api.clock.now().toISOString(), lockedBy: asha },
      { month: '2026-09', lockedAt: api.clock.now().toISOString(), lockedBy: asha },
    ]);
  });

  it('is listed for the months that are asked for', async () => {
    for (const month of ['2026-03', '2026-04', '2027-03', '2027-04']) (await lock(month)).expect(200);

    const { data } = (await admin().get('/period/list?dateFrom=2026-04-01&dateTo=2027-03-31&sort=month')).expect(200);

    expect(data.map(({ month }: { month: string }) => month)).toEqual(['2026-04', '2027-03']);
  });

  it('is done once and undone with a reason for the audit trail', async () => {
    (await lock('2026-10')).expect(200);
    expect((await lock('2026-10')).expect(409).problem.code).toBe('already_locked');

    (await admin().post('/period/unlock', { month: '2026-10', reason: 'a late bill of a carrier' })).expect(200);

    const again = await admin().post('/period/unlock', { month: '2026-10', reason: 'a late bill of a carrier' });
    expect(again.expect(409).problem.code).toBe('not_locked');
    expect(
      await api.db.selectFrom('auditEvent').select(['action', 'recordId', 'reason']).orderBy('id').execute(),
    ).toEqual([
      { action: 'lock', recordId: '2026-10', reason: null },
      { action: 'unlock', recordId: '2026-10', reason: 'a late bill of a carrier' },
    ]);
  });

  it.each(['2026-13', '2026', 'October', '2026-10-01'])('takes no %p for a month', async (month) => {
    expect((await lock(month)).status).toBe(422);
  });
});
