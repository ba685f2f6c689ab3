import { settableClock } from '@freightdesk/shared-calendar';
import { newId, withTransaction } from '@freightdesk/shared-database';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import type { Journey, ShipmentException, Tracked, TrackedRecord } from '@freightdesk/tracking-contract';
import { sql } from 'kysely';
import { historyInvariant } from '../verify/history-invariant';
import { changeExceptions } from './change-exceptions';
import { eventsOf } from './event.repository';
import { exceptionsOf } from './exception.repository';
import { type Happening, type Position, recordEvent, type RecordingContext } from './record-event';

const clock = settableClock('2026-11-21T06:00:00Z');
const actor = testActors.DOMESTIC;
let store: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
});
afterAll(() => store.drop());
beforeEach(() => clock.set('2026-11-21T06:00:00Z'));

const inTransaction = <T>(work: (context: RecordingContext) => Promise<T>) =>
  withTransaction(store.db, (tx) => work({ tx, clock, actor }));
const journey = (record: TrackedRecord): Journey<Tracked> => ({
  record,
  statusLabel: {},
  needs: {},
  exceptions: [],
  moves: () => [],
  podStatus: () => null,
  next: () => undefined,
  asks: () => ({ needs: [], reason: null }),
  problems: () => [],
});
const at = new Date('2026-11-21T05:00:00Z');

async function record(recordId: string, told: Pick<Happening<string>, 'from' | 'to'> & Partial<Happening<string>>) {
  const positions: Position<string>[] = [];
  const happening = { record: 'shipment', recordId, at, source: 'manual', ...told } as const;
  await inTransaction((context) =>
    recordEvent(happening, context, async (position) => {
      positions.push(position);
    }),
  );
  return positions;
}

describe('what happens to a shipment', () => {
  it('is added to its history in the order in which it is told, and places it', async () => {
    const id = newId();
    await record(id, { from: null, to: 'BOOKED', classifier: 'PLN', source: 'system' });

    const positions = await record(id, {
      from: 'BOOKED',
      to: 'DELIVERED',
      location: 'Pune',
      said: { receiverName: 'R Kale' },
      skipped: ['PICKED_UP'],
    });

    expect(positions).toEqual([{ status: 'DELIVERED', statusAt: at, location: 'Pune' }]);
    expect(await eventsOf(store.db, journey('shipment'), id)).toMatchObject([
      { from: null, to: 'BOOKED', classifier: 'PLN', said: {}, skipped: [], source: 'system' },
      {
        from: 'BOOKED',
        to: 'DELIVERED',
        classifier: 'ACT',
        eventAt: '2026-11-21T05:00:00.000Z',
        location: 'Pune',
        said: { receiverName: 'R Kale' },
        skipped: ['PICKED_UP'],
        byUser: { id: actor.userId, name: actor.name },
        recordedAt: '2026-11-21T06:00:00.000Z',
      },
    ]);
  });

  it('is in the history of its own kind alone', async () => {
    const id = newId();
    await record(id, { from: null, to: 'BOOKED' });

    expect(await eventsOf(store.db, journey('domestic-shipment'), id)).toEqual([]);
  });
});

describe('what goes wrong with a shipment', () => {
  const change = (recordId: string, before: ShipmentException[], after: ShipmentException[]) =>
    inTransaction((context) => changeExceptions({ record: 'shipment', recordId }, { before, after }, context));

  it('opens once, however often it is named, and closes when it is named no more', async () => {
    const id = newId();
    await change(id, [], ['DELAYED', 'DELAYED', 'DAMAGED']);
    clock.set('2026-11-21T07:00:00Z');
    await change(id, ['DELAYED', 'DAMAGED'], ['DAMAGED']);

    expect(await exceptionsOf(store.db, id)).toMatchObject([
      { kind: 'DAMAGED', openedAt: '2026-11-21T06:00:00.000Z', closedAt: null },
      { kind: 'DELAYED', openedBy: { id: actor.userId }, closedAt: '2026-11-21T07:00:00.000Z' },
    ]);
  });

  it('is not opened twice by two people at once', async () => {
    const id = newId();
    await change(id, [], ['DELAYED']);

    await expect(change(id, [], ['DELAYED'])).rejects.toThrow('tracking_exception_open_once');
  });
});

it('a shipment that is not where its history ends is named, and so is a history of no shipment', async () => {
  const [sound, bent, lost, fresh] = [newId(), newId(), newId(), newId()];
  for (const id of [sound, bent, lost]) await record(id, { from: null, to: 'BOOKED', record: 'domestic-shipment' });
  const { broken } = historyInvariant({
    sentence: 'A docket is where its history ends.',
    record: 'domestic-shipment',
    positions: sql`select id::uuid, name, status from (values
      (${sound}, 'HO/1', 'BOOKED'), (${bent}, 'HO/2', 'DELIVERED'), (${fresh}, 'draft', null)) as docket (id, name, status)`,
  });

  expect(await broken(store.db)).toEqual(['HO/2 is elsewhere', 'a shipment that does not exist is elsewhere']);
});
