import type { DueAsking, DueSource, MentionAsking, MentionRow } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { registerDesk } from '../register-desk';

const idOf = (place: number) => `0198f2a0-0000-7000-8000-00000000000${place}`;
const [lead, docket, noteId] = [idOf(1), idOf(2), idOf(3)];

/** What waits, told by a table of the spec. */
const waiting = {
  leadDue: '2026-11-22T05:00:00Z',
  owner: testActors.MARKETING.userId,
  billEnds: '2026-11-22T12:00:00Z',
};
let mentioned: string | null = null;

const rowOf = (
  { db, asking }: DueAsking,
  row: { id: string; due: () => string; owner: string | null; kind?: string },
) =>
  db.selectNoFrom([
    sql<string>`${row.id}::uuid`.as('id'),
    sql<string | null>`'N/1'`.as('number'),
    sql<string>`'Kaveri Spices'`.as('title'),
    sql<Date>`${asking(row.due)}::timestamptz`.as('due'),
    sql<string | null>`${row.owner}::uuid`.as('ownerId'),
    sql<string | null>`${row.kind ?? null}::text`.as('kind'),
  ]);

const due: readonly DueSource[] = [
  {
    ...{ name: 'lead.followUp', record: 'lead', read: 'lead.read', label: 'Follow-up', act: 'Call', by: 'hour' },
    ringsHoursBefore: 0,
    rows: (context) => rowOf(context, { id: lead, due: () => waiting.leadDue, owner: waiting.owner }),
  },
  {
    ...{ name: 'docket.ewayBill', record: 'docket', read: 'docket.read', label: 'Bill', act: 'Extend', by: 'hour' },
    labels: { ENDS: 'Ends' },
    ringsHoursBefore: 8,
    rows: (context) => rowOf(context, { id: docket, due: () => waiting.billEnds, owner: null, kind: 'ENDS' }),
  },
  {
    ...{ name: 'run.approval', record: 'run', read: 'payment.read', label: 'To approve', act: 'Approve', by: 'day' },
    ringsHoursBefore: 24,
    sparesSome: true,
    rows: (context) =>
      rowOf(context, { id: idOf(4), due: () => '2026-11-22T18:00:00Z', owner: null }).select(
        sql<string[]>`array[null, ${testActors.ACCOUNT.userId}]::uuid[]`.as('notForIds'),
      ),
  },
  {
    ...{ name: 'lead.quiet', record: 'lead', read: 'lead.read', label: 'Quiet', act: 'Call', by: 'age' },
    rows: (context) => rowOf(context, { id: lead, due: () => waiting.leadDue, owner: null }),
  },
];

const mentions = ({ db, asking }: MentionAsking) =>
  db
    .selectNoFrom([
      sql<string>`${noteId}::uuid`.as('id'),
      sql<string>`'docket'`.as('record'),
      sql<string>`${docket}::uuid`.as('recordId'),
      sql<string>`'Asha: please look'`.as('title'),
      sql<Date>`'2026-11-22T04:00:00Z'::timestamptz`.as('at'),
    ])
    .where(sql<boolean>`${asking(({ actor }) => actor.userId === mentioned)}::boolean`)
    .$castTo<MentionRow>();

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerDesk(kit, { due, mentions }) });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  api.clock.set('2026-11-22T06:00:00Z');
  mentioned = null;
});

type Role = keyof typeof testActors;
const ring = async (as: Role) => (await api.get('/notification/list', { as })).expect(200).data;
const names = async (as: Role) => (await ring(as)).map(({ name }: { name: string }) => name);
const read = (as: Role, ids: string[]) => api.post('/notification/read', { ids }, { as });

describe('the bell', () => {
  it('rings for whoever a thing belongs to, and for all of the desk where it is nobody’s', async () => {
    expect(await names('MARKETING')).toEqual(['lead.followUp']);
    expect(await names('INTERNATIONAL')).toEqual([]);
    expect(await names('DOMESTIC')).toEqual(['docket.ewayBill']);
    expect(await names('ADMIN')).toEqual(['run.approval', 'docket.ewayBill']);
  });

  it('asks for an approval whoever may give it, and not who asked for it', async () => {
    expect(await ring('ADMIN')).toContainEqual(expect.objectContaining({ name: 'run.approval', isDay: true }));
    expect(await names('ACCOUNT')).toEqual([]);
  });

  it('rings from so many hours before, not earlier', async () => {
    api.clock.set('2026-11-22T03:59:00Z');

    expect(await names('DOMESTIC')).toEqual([]);
    expect(await names('MARKETING')).toEqual([]);
  });

  it('tells its record, and is read once', async () => {
    const [rung] = await ring('DOMESTIC');
    expect(rung).toMatchObject({ record: 'docket', recordId: docket, number: 'N/1', label: 'Ends', readAt: null });

    const { data } = (await read('DOMESTIC', [rung.id])).expect(200);

    expect(data).toEqual({ ids: [rung.id] });
    expect(await ring('DOMESTIC')).toEqual([{ ...rung, readAt: '2026-11-22T06:00:00.000Z' }]);
    expect((await ring('ADMIN'))[0].readAt).toBeNull();
    expect((await read('DOMESTIC', [rung.id])).expect(200).data).toEqual({ ids: [] });
  });

  it('rings anew for the same record when its time is another', async () => {
    const [before] = await ring('MARKETING');
    await read('MARKETING', [before.id]);
    waiting.leadDue = '2026-11-22T05:30:00Z';

    const [after] = await ring('MARKETING');
    waiting.leadDue = '2026-11-22T05:00:00Z';

    expect(after).toMatchObject({ recordId: lead, readAt: null });
    expect(after.id).not.toBe(before.id);
  });

  it('keeps no mark of what does not ring for the person', async () => {
    const [rung] = await ring('DOMESTIC');

    expect((await read('ACCOUNT', [rung.id])).expect(200).data).toEqual({ ids: [] });
    expect((await read('ACCOUNT', ['not an id'])).status).toBe(422);
  });

  it('rings for who is mentioned in a note', async () => {
    mentioned = testActors.ACCOUNT.userId;

    expect(await ring('ACCOUNT')).toMatchObject([
      { id: noteId, name: 'note.mention', record: 'docket', recordId: docket, title: 'Asha: please look' },
    ]);
  });
});
