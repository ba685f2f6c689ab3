import { shipmentRecord } from '@freightdesk/intl-shipment-contract/testing';
import { boardDays, daysOfBoard, lanesOfBoard } from './board-days';

const leaves = shipmentRecord({ id: '01990000-0000-7000-8000-0000000000e1', etd: '2026-11-23', eta: '2026-11-25' });
const comes = shipmentRecord({
  id: '01990000-0000-7000-8000-0000000000e2',
  etd: '2026-11-01',
  eta: '2026-11-22',
  originLocode: 'DEHAM',
});
const found = { leaving: [leaves], arriving: [leaves, comes] };

it('a board has each day of the week, with what leaves and what comes', () => {
  const days = daysOfBoard('2026-11-22', found);

  expect(days).toHaveLength(boardDays);
  expect(days.slice(0, 4)).toEqual([
    { day: '2026-11-22', leaving: [], arriving: [comes] },
    { day: '2026-11-23', leaving: [leaves], arriving: [] },
    { day: '2026-11-24', leaving: [], arriving: [] },
    { day: '2026-11-25', leaving: [], arriving: [leaves] },
  ]);
});

it('a lane has each of its shipments once', () => {
  expect(lanesOfBoard(found).map(({ lane, shipments }) => [lane, shipments.length])).toEqual([
    ['DEHAM → AEDXB', 1],
    ['INBOM → AEDXB', 1],
  ]);
});
