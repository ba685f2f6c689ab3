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
    const locked = { kind: 'HARD', gstFiledOn: null, gstReference: null, lockedBy: asha };
    expect(data).toEqual([
      { month: '2026-10', lockedAt: api.clock.now().toISOString(), ...locked },
      { month: '2026-09', lockedAt: api.clock.now().toISOString(), ...locked },
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

  it('goes further and never back: softly, as its returns are filed, and for everybody, with what is known of the returns', async () => {
    const to = async (kind: string, facts: object = {}) => {
      const { status, body } = await admin().post('/period/lock', { month: '2026-10', kind, ...facts });
      return [status, body.code ?? body.data.kind, body.data?.gstFiledOn, body.data?.gstReference];
    };
    const filed = { gstFiledOn: '2026-11-11', gstReference: 'AA271026123456X' };

    expect(await to('SOFT')).toEqual([200, 'SOFT', null, null]);
    expect(await to('GST_FILED', filed)).toEqual([200, 'GST_FILED', '2026-11-11', 'AA271026123456X']);
    expect(await to('SOFT')).toEqual([409, 'already_locked', undefined, undefined]);
    expect(await to('HARD')).toEqual([200, 'HARD', '2026-11-11', 'AA271026123456X']);
    expect(await to('HARD')).toEqual([409, 'already_locked', undefined, undefined]);
  });

  it.each([
    ['within the month', { month: '2026-10', gstFiledOn: '2026-10-31' }, 'invalid', 'gstFiledOn'],
    ['before the month is over', { month: '2026-11' }, 'invalid', 'gstFiledOn'],
    ['on a day to come', { month: '2026-10', gstFiledOn: '2027-01-01' }, 'future_date', 'gstFiledOn'],
    ['under what is no ARN', { month: '2026-10', gstReference: '4711' }, 'invalid', 'gstReference'],
  ])('is not told of returns that were filed %s', async (_when, facts, code, field) => {
    const { status, problem } = await admin().post('/period/lock', { ...facts, kind: 'GST_FILED' });

    expect([status, problem.code, problem.errors?.[0]?.field]).toEqual([422, code, field]);
    expect((await admin().get('/period/list')).data).toEqual([]);
  });

  it.each(['2026-13', '2026', 'October', '2026-10-01'])('takes no %p for a month', async (month) => {
    expect((await lock(month)).status).toBe(422);
  });
});
