import type { TimelineEntry } from '@freightdesk/activity-contract';
import { newId, withTransaction } from '@freightdesk/shared-database';
import { type Role, roles } from '@freightdesk/shared-access';
import { type AuditEntry, brokenIn, openWriteWithin } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { another, files, noRecord, sources } from '../activity.builder';
import { registerActivity } from '../register-activity';
import { activityInvariants } from '../verify/activity-invariants';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: (routes) => registerActivity(routes, { records: sources }) });
});
afterAll(() => api.close());
beforeEach(() => {
  docket = { record: 'docket', recordId: another('docket') };
  party = { record: 'party', recordId: another('party') };
});

interface Key {
  record: string;
  recordId: string;
}
let docket: Key;
let party: Key;

const later = () => api.clock.set(new Date(api.clock.now().getTime() + 1_000));

/** A row of the trail as a use case of the column would write it. */
async function told(entry: AuditEntry, by: Role = 'DOMESTIC'): Promise<void> {
  const { userId, name: userName } = testActors[by];
  const { db, clock } = api;
  await openWriteWithin({ db, clock, requestId: 'request-1', address: '127.0.0.1' }, ({ audit }) =>
    audit({ ...entry, userId, userName }),
  );
  later();
}

const timeline = async (key: Key, { as = 'DOMESTIC' as Role, query = '' } = {}) =>
  (await api.as(as).get(`/timeline?record=${key.record}&recordId=${key.recordId}${query}`)).expect(200).body;
const changesOf = async (key: Key, as?: Role) =>
  (await timeline(key, { as, query: '&kind=change' })).data.map(({ change }: TimelineEntry) => change);

async function note(text: string): Promise<void> {
  (await api.as('DOMESTIC').post('/note/add', { ...docket, text })).expect(201);
  later();
}

async function file(name: string): Promise<{ id: string; version: number }> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...docket, kind: 'PHOTO' })) form.append(field, value);
  form.append('file', new File([files.png], name, { type: 'image/png' }));
  const { data } = (await api.as('DOMESTIC').post('/document/upload', form)).expect(201);
  later();
  return data;
}

const inOneWord = ({ kind, change, note: written, file: put }: TimelineEntry) =>
  `${kind} ${change?.action ?? written?.text ?? put?.name}`;

describe('the timeline of a record', () => {
  beforeEach(async () => {
    await told({ ...docket, action: 'add', after: { number: null, status: 'DRAFT' } });
    await note('Call the consignor');
    const { id, version } = await file('seal.png');
    await told({ ...docket, action: 'move', before: { status: 'DRAFT' }, after: { status: 'BOOKED' } });
    (await api.as('DOMESTIC').post('/document/remove', { id, version })).expect(200);
    later();
    await told({ ...docket, record: 'domestic-shipment', action: 'move', before: {}, after: { status: 'AT_HUB' } });
  });

  it('tells changes, notes and files once each, the newest first', async () => {
    const { data, total, nextCursor, mayAdd } = await timeline(docket);

    expect(data.map(inOneWord)).toEqual([
      'change move',
      'change move',
      'file seal.png',
      'note Call the consignor',
      'change add',
    ]);
    expect({ total, nextCursor, mayAdd }).toEqual({ total: 5, nextCursor: null, mayAdd: true });
    expect(data[2].file).toMatchObject({ removedBy: { name: 'Dev Test' } });
    expect(data[0].by).toEqual({ id: testActors.DOMESTIC.userId, name: 'Dev Test' });
  });

  it.each([
    ['change', ['change move', 'change move', 'change add']],
    ['note', ['note Call the consignor']],
    ['file', ['file seal.png']],
  ])('is narrowed to each kind: %s', async (kind, expected) => {
    expect((await timeline(docket, { query: `&kind=${kind}` })).data.map(inOneWord)).toEqual(expected);
  });

  it('goes on where the last page ended, however much came in between', async () => {
    const first = await timeline(docket, { query: '&pageSize=2' });
    await note('Meanwhile');

    const rest = await timeline(docket, { query: `&pageSize=2&after=${encodeURIComponent(first.nextCursor)}` });

    expect(rest.data.map(inOneWord)).toEqual(['file seal.png', 'note Call the consignor']);
  });

  it.each(roles)('is read by those who may read the record: %s', async (role) => {
    const expected = role === 'ADMIN' || role === 'DOMESTIC' ? 200 : 403;

    expect((await api.as(role).get(`/timeline?record=docket&recordId=${docket.recordId}`)).status).toBe(expected);
  });

  it.each([
    ['record=docket&recordId=me', 400],
    ['record=docket', 400],
    ['recordId=ID', 400],
    ['record=docket&recordId=ID&kind=all', 400],
    ['record=docket&recordId=ID&after=x', 400],
    [`record=docket&recordId=${noRecord}`, 404],
    ['record=spaceship&recordId=ID', 404],
  ])('is asked for by a record: %s is answered %d', async (query, status) => {
    const path = `/timeline?${query.replace('ID', docket.recordId)}`;

    expect((await api.as('ADMIN').get(path)).status).toBe(status);
  });

  it('says who may only read', async () => {
    const terms = { record: 'terms', recordId: another('terms') };

    expect((await timeline(terms)).mayAdd).toBe(false);
    expect((await timeline(terms, { as: 'ACCOUNT' })).mayAdd).toBe(true);
  });
});

describe('what a change says', () => {
  it('a record that was added says nothing of its fields: it stands beside', async () => {
    await told({ ...docket, action: 'add', after: { number: 'HO/1', packages: 4 } });

    expect(await changesOf(docket)).toEqual([
      { record: 'docket', action: 'add', reason: null, currency: null, fields: [] },
    ]);
  });

  it('of a field that a role may not see, nothing', async () => {
    const [before, after] = [
      { phone: '1', pan: 'AAACI1681G' },
      { phone: '2', pan: 'AAGCB7383J' },
    ];
    await told({ ...party, action: 'update', before, after }, 'ACCOUNT');
    const fieldsFor = async (as: Role) =>
      (await changesOf(party, as))[0].fields.map(({ field }: { field: string }) => field);

    expect(await fieldsFor('ACCOUNT')).toEqual(['pan', 'phone']);
    for (const role of ['MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const)
      expect(await fieldsFor(role)).toEqual(['phone']);
  });

  it('never an id: the name beside it, or the name of what it is of, or nothing', async () => {
    const [branch, former] = [newId(), newId()];
    const before = {
      billingPartyId: former,
      billingParty: { id: former, name: 'Deccan' },
      payerId: null,
      branchId: branch,
    };
    const after = {
      billingPartyId: party.recordId,
      billingParty: { id: party.recordId, name: 'Konkan Spices' },
      payerId: party.recordId,
      branchId: newId(),
    };
    await told({ ...docket, action: 'update', before, after });

    const [{ fields }] = await changesOf(docket);

    expect(fields).toEqual([
      { field: 'billingParty', before: 'Deccan', after: 'Konkan Spices' },
      { field: 'payerId', before: null, after: 'Konkan Spices' },
    ]);
  });

  it('amounts with their currency, and nothing a second time', async () => {
    const state = { currency: 'USD', amountMinor: 100, events: [] };
    await told({
      ...docket,
      action: 'update',
      before: state,
      after: { ...state, amountMinor: 250, events: [{ to: 'X' }] },
    });

    expect(await changesOf(docket)).toMatchObject([
      { currency: 'USD', fields: [{ field: 'amountMinor', before: '100', after: '250' }] },
    ]);
  });

  it('an amount with the currency that stands beside it', async () => {
    const charge = { buyCurrency: 'USD', buyMinor: 100 };
    const before = { charges: [charge], goodsCurrency: 'EUR', goodsValueMinor: null };
    const after = { ...before, charges: [{ ...charge, buyMinor: 250 }], goodsValueMinor: 900 };
    await told({ ...docket, action: 'update', before, after });

    expect((await changesOf(docket))[0]?.fields).toEqual([
      { field: 'charges.0.buyMinor', before: '100', after: '250', currency: 'USD' },
      { field: 'goodsValueMinor', before: null, after: '900', currency: 'EUR' },
    ]);
  });
});

describe('notes and files', () => {
  const broken = () => brokenIn(api.db, activityInvariants(sources));
  const orphan = (id: string) =>
    withTransaction(api.db, (tx) =>
      tx
        .insertInto('note')
        .values({
          id: newId(),
          ...docket,
          recordId: id,
          text: 'x',
          createdAt: new Date(),
          createdBy: testActors.ADMIN.userId,
        })
        .execute(),
    );

  it('stand beside a record that exists', async () => {
    await note('A word');
    expect(await broken()).toEqual([]);

    const id = newId();
    await orphan(id);

    expect(await broken()).toEqual([`what stands beside the docket ${id}: there is none`]);
    await told({ ...docket, recordId: id, action: 'delete', before: { number: null } });
  });

  it('or beside one of which the trail tells that it was deleted', async () => {
    const id = newId();
    await orphan(id);
    await told({ ...docket, recordId: id, action: 'delete', before: { number: null } });

    expect(await broken()).toEqual([]);
  });
});
