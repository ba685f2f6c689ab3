import type { TrackedRow } from '@freightdesk/tracking-contract';
import { boardDays, daysOfBoard, groupsOfBoard } from './board-days';

interface Row extends TrackedRow {
  etd: string | null;
  lane: string;
}
const row = (id: string, changes: Partial<Row>): Row => ({
  ...{ id, status: 'IN_TRANSIT', statusAt: '2026-11-20T06:00:00Z', location: null, eta: null, etd: null, version: 1 },
  lane: 'INBOM → AEDXB',
  ...changes,
});
const leaves = row('leaves', { etd: '2026-11-23', eta: '2026-11-25' });
const comes = row('comes', { etd: '2026-11-01', eta: '2026-11-22', lane: 'DEHAM → AEDXB' });
const found = [
  { label: 'Departures', rows: [leaves], dayOf: ({ etd }: Row) => etd },
  { label: 'Arrivals', rows: [leaves, comes], dayOf: ({ eta }: Row) => eta },
];

it('a board has each day of the week, with what leaves and what comes', () => {
  const days = daysOfBoard('2026-11-22', found).map(({ day, parts }) => [day, ...parts.map(({ rows }) => rows)]);

  expect(days).toHaveLength(boardDays);
  expect(days.slice(0, 4)).toEqual([
    ['2026-11-22', [], [comes]],
    ['2026-11-23', [leaves], []],
    ['2026-11-24', [], []],
    ['2026-11-25', [], [leaves]],
  ]);
});

it('a lane has each of its shipments once', () => {
  expect(groupsOfBoard(found, ({ lane }) => lane).map(({ group, rows }) => [group, rows.length])).toEqual([
    ['DEHAM → AEDXB', 1],
    ['INBOM → AEDXB', 1],
  ]);
});
