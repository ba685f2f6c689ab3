import type { TrackedEvent } from '@freightdesk/tracking-contract';
import { shipmentMachines } from '../shipment/shipment-machines.data';
import { shipmentRecord } from '../shipment/shipment.builder';
import type { Shipment, ShipmentEvent } from '../shipment/shipment.schema';
import { carrierCodes } from './carrier-codes.data';
import { carrierCodeOf, carrierStep } from './carrier-event.rules';
import { dcsaTable } from './dcsa-events.rules';

const now = new Date('2026-11-22T06:00:00Z');
const at = new Date('2026-11-21T06:00:00Z');
const [opening] = shipmentRecord().events;
if (!opening) throw new Error('A shipment has its first event.');

const event = (to: Shipment['status'], changes: Partial<TrackedEvent> = {}): ShipmentEvent => ({
  ...opening,
  ...{ from: 'DEPARTED', to, classifier: 'ACT', eventAt: at.toISOString(), source: 'manual' },
  ...(changes.source && { source: changes.source }),
  ...(changes.eventAt && { eventAt: changes.eventAt }),
});
const sea = (changes: Partial<Shipment> = {}) =>
  shipmentRecord({ mode: 'SEA_FCL', direction: 'IMPORT', status: 'DEPARTED', events: [], ...changes });
const said = { code: 'ARRI', classifier: 'ACT', at, isEmpty: null, container: null } as const;
const ata = { ata: at.toISOString() };
const gate = { ...said, code: 'DISC', container: 'CSQU3054383' } as const;
const discharged = (containerNo?: string, source: TrackedEvent['source'] = 'import') => ({
  ...event('DISCHARGED', { source }),
  said: containerNo ? { containerNo } : {},
});

describe('what a carrier says', () => {
  it.each([
    ['moves the shipment on', sea(), said, { kind: 'move', to: 'ARRIVED', skipped: ['MANIFEST_FILED'], said: ata }],
    [
      'is noted as an estimate',
      sea(),
      { ...said, classifier: 'EST' },
      { kind: 'note', milestone: 'ARRIVED', isCorrection: false, said: ata },
    ],
    [
      'is noted of what has passed',
      sea({ status: 'DISCHARGED' }),
      said,
      { kind: 'note', milestone: 'ARRIVED', isCorrection: false, said: ata },
    ],
    [
      'never overwrites a person’s actual',
      sea({ events: [event('ARRIVED')] }),
      { ...said, at: now },
      { kind: 'none', why: 'person' },
    ],
    [
      'corrects what a carrier said',
      sea({ status: 'ARRIVED', events: [event('ARRIVED', { source: 'import' })] }),
      { ...said, at: now },
      { kind: 'note', milestone: 'ARRIVED', isCorrection: true, said: { ata: now.toISOString() } },
    ],
    [
      'is nothing new the second time',
      sea({ status: 'ARRIVED', events: [event('ARRIVED', { source: 'import' })] }),
      said,
      { kind: 'none', why: 'known' },
    ],
    [
      'does not deliver without a receiver',
      sea({ direction: 'EXPORT', status: 'AVAILABLE' }),
      { ...said, code: 'DROP' },
      { kind: 'note', milestone: 'DELIVERED', isCorrection: false, said: {} },
    ],
    [
      'leaves a cancelled shipment where it is',
      sea({ status: 'CANCELLED' }),
      said,
      { kind: 'note', milestone: 'ARRIVED', isCorrection: false, said: ata },
    ],
    [
      'is refused where it is still to come and would have been long before what happened last',
      sea({ events: [event('DEPARTED')] }),
      { ...said, at: new Date('2025-11-21T06:00:00Z') },
      { kind: 'refused', message: 'This is more than a day before the last event of the shipment.' },
    ],
    ['raises what goes wrong', sea(), { ...said, code: 'CUSS' }, { kind: 'exception', exception: 'CUSTOMS_HOLD' }],
    [
      'raises a discrepancy by air',
      sea(),
      { ...said, code: 'DIS_OFLD' },
      { kind: 'exception', exception: 'ROLLED_OVER' },
    ],
    ['may only inform', sea(), { ...said, code: 'INSP' }, { kind: 'none', why: 'information' }],
    ['may be of another journey', sea(), { ...said, code: 'LOAD' }, { kind: 'none', why: 'elsewhere' }],
    [
      'knows an empty container',
      sea({ status: 'GATE_OUT_FULL' }),
      { ...said, code: 'GTIN', isEmpty: true },
      { kind: 'note', milestone: 'EMPTY_RETURNED', isCorrection: false, said: {} },
    ],
    [
      'is of the container that it names',
      sea({ status: 'ARRIVED' }),
      gate,
      { kind: 'move', to: 'DISCHARGED', skipped: [], said: { containerNo: 'CSQU3054383' } },
    ],
    [
      'is no correction of what was told of another container',
      sea({ status: 'DISCHARGED', events: [discharged('MSCU1234566')] }),
      gate,
      { kind: 'note', milestone: 'DISCHARGED', isCorrection: false, said: { containerNo: 'CSQU3054383' } },
    ],
    [
      'corrects what was told of this container',
      sea({ status: 'DISCHARGED', events: [discharged('CSQU3054383')] }),
      { ...gate, at: now },
      { kind: 'note', milestone: 'DISCHARGED', isCorrection: true, said: { containerNo: 'CSQU3054383' } },
    ],
    [
      'is known where all were told of at that time',
      sea({ status: 'DISCHARGED', events: [discharged()] }),
      gate,
      { kind: 'none', why: 'known' },
    ],
    [
      'is of all still where one alone was told of',
      sea({ status: 'DISCHARGED', events: [discharged('CSQU3054383')] }),
      { ...gate, container: null },
      { kind: 'note', milestone: 'DISCHARGED', isCorrection: false, said: {} },
    ],
    [
      'leaves what a person told of all, whichever container it names',
      sea({ status: 'DISCHARGED', events: [discharged(undefined, 'manual')] }),
      { ...gate, at: now },
      { kind: 'none', why: 'person' },
    ],
    [
      'is of a vessel where it names a container, and once for all of them',
      sea({ status: 'ARRIVED', events: [event('ARRIVED', { source: 'import' })] }),
      { ...said, container: 'CSQU3054383' },
      { kind: 'none', why: 'known' },
    ],
    [
      'fetches a further empty before the departure, and does not arrive by it',
      sea({ direction: 'EXPORT', status: 'EMPTY_PICKED_UP' }),
      { ...said, code: 'GTOT' },
      { kind: 'note', milestone: 'EMPTY_PICKED_UP', isCorrection: false, said: {} },
    ],
    [
      'clears a further container for export before the departure, and not for import',
      sea({ direction: 'EXPORT', status: 'CUSTOMS_CLEARED_EXPORT' }),
      { ...said, code: 'CUSR' },
      { kind: 'note', milestone: 'CUSTOMS_CLEARED_EXPORT', isCorrection: false, said: {} },
    ],
  ] as const)('%s', (_name, shipment, told, step) => {
    expect(carrierStep(shipment, told, now)).toEqual(step);
  });

  it('has a milestone for every code that has one, on some journey', () => {
    const states = new Set<string>(Object.values(shipmentMachines).flatMap((machine) => [...machine.states]));
    const meant = Object.values(carrierCodes).flatMap(({ milestones = [], whenEmpty = [] }) => [
      ...milestones,
      ...whenEmpty,
    ]);

    expect(meant.filter((milestone) => !states.has(milestone))).toEqual([]);
    expect(carrierCodeOf('nonsense')).toBeUndefined();
    expect(carrierCodeOf('toString')).toBeUndefined();
  });
});

it('the JSON of DCSA is a table', () => {
  const equipment = {
    ...{
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'GTOT',
      eventClassifierCode: 'ACT',
      emptyIndicatorCode: 'LADEN',
    },
    ...{ eventDateTime: '2026-11-20T09:30:00+05:30', equipmentReference: 'CSQU3054383' },
    eventLocation: { UNLocationCode: 'INNSA' },
  };
  const transport = {
    ...{ eventType: 'TRANSPORT', transportEventTypeCode: 'ARRI', eventClassifierCode: 'EST' },
    eventDateTime: '2026-12-04T00:00:00Z',
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'BK-778' }],
    transportCall: { UNLocationCode: 'DEHAM' },
  };

  expect(dcsaTable([equipment, transport])?.slice(1)).toEqual([
    ['CSQU3054383', 'GTOT', '2026-11-20T09:30:00+05:30', 'ACT', 'LADEN', 'INNSA', ''],
    ['BK-778', 'ARRI', '2026-12-04T00:00:00Z', 'EST', '', 'DEHAM', ''],
  ]);
  expect(dcsaTable({ events: [transport] })).toHaveLength(2);
  expect(dcsaTable('text')).toBeNull();
});
