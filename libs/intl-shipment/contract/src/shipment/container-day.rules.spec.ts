import { type ContainerDay, containerDayOf, withContainerDay } from './container-day.rules';
import { shipmentRecord } from './shipment.builder';
import type { ShipmentEvent } from './shipment.schema';

const [opening] = shipmentRecord().events;
if (!opening) throw new Error('A shipment has its first event.');

const [first, second] = ['CSQU3054383', 'MSCU1234566'];
const discharge = (day: string, containerNo?: string): ShipmentEvent => ({
  ...opening,
  ...{ id: day, from: 'ARRIVED', to: 'DISCHARGED', classifier: 'ACT', eventAt: `${day}T06:00:00.000Z` },
  said: containerNo ? { containerNo } : {},
});
const on19 = new Date('2026-11-19T06:00:00Z');

describe('the day of a container that a word tells', () => {
  const told = { name: 'dischargedOn', day: '2026-11-19', container: null, was: null, apart: [] } as const;
  it.each<[string, ShipmentEvent[], string | undefined, ContainerDay]>([
    ['is of all where none is named', [], undefined, told],
    ['is of the one that is named', [], first, { ...told, container: first }],
    [
      'stands in place of what was told of it',
      [discharge('2026-11-17'), discharge('2026-11-18', first)],
      first,
      { ...told, container: first, was: '2026-11-18', apart: [first] },
    ],
    [
      'stands in place of what was told of all',
      [discharge('2026-11-17'), discharge('2026-11-18', second)],
      first,
      { ...told, container: first, was: '2026-11-17', apart: [second] },
    ],
    [
      'of all is not in place of what was told of one',
      [discharge('2026-11-18', second)],
      undefined,
      { ...told, apart: [second] },
    ],
  ])('%s', (_name, events, containerNo, day) => {
    const said = containerNo ? { containerNo } : {};
    expect(containerDayOf(events, { to: 'DISCHARGED', at: on19, said })).toEqual(day);
  });

  it.each([
    ['a gate-out by its own day', 'GATE_OUT_FULL', { gateOutOn: '2026-11-16' }, 'gateOutOn', '2026-11-16'],
    ['a gate-out by its moment', 'GATE_OUT_FULL', {}, 'gateOutOn', '2026-11-19'],
    ['an empty by its own day', 'EMPTY_RETURNED', { emptyReturnedOn: '2026-11-17' }, 'emptyReturnedOn', '2026-11-17'],
    ['an empty by its moment', 'EMPTY_RETURNED', {}, 'emptyReturnedOn', '2026-11-19'],
  ] as const)('is %s', (_name, to, said, name, day) => {
    expect(containerDayOf([], { to, at: on19, said })).toMatchObject({ name, day });
  });

  it('is not of what has no day', () => {
    expect(containerDayOf([], { to: 'ARRIVED', at: on19, said: { containerNo: first } })).toBeNull();
  });
});

describe('containers with a day that was told', () => {
  const day: ContainerDay = { name: 'dischargedOn', day: '2026-11-19', container: null, was: null, apart: [] };
  it.each<[string, (string | null)[], Partial<ContainerDay>, (string | null)[]]>([
    ['fills what is empty', [null, '2026-11-12'], {}, ['2026-11-19', '2026-11-12']],
    ['is of the one alone that is named', [null, null], { container: second }, [null, '2026-11-19']],
    [
      'moves what was told, and leaves what a person wrote',
      ['2026-11-17', '2026-11-12'],
      { was: '2026-11-17' },
      ['2026-11-19', '2026-11-12'],
    ],
    [
      'leaves the one that has a word of its own',
      ['2026-11-17', '2026-11-17'],
      { was: '2026-11-17', apart: [second] },
      ['2026-11-19', '2026-11-17'],
    ],
    [
      'leaves what a person wrote of the one that is named',
      ['2026-11-12', '2026-11-17'],
      { container: first, was: '2026-11-17' },
      ['2026-11-12', '2026-11-17'],
    ],
  ])('%s', (_name, before, told, after) => {
    const containers = [first, second].map((containerNumber, at) => ({ containerNumber, dischargedOn: before[at] }));

    expect(withContainerDay(containers, { ...day, ...told }).map(({ dischargedOn }) => dischargedOn)).toEqual(after);
  });
});
