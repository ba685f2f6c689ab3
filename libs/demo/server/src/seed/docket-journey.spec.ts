import { type DocketStatus, domesticJourney } from '@freightdesk/domestic-contract';
import { updateDomesticShipmentStatusInput } from '@freightdesk/domestic-contract/schema';
import { domesticShipmentRecord } from '@freightdesk/domestic-contract/testing';
import { docketFates, docketJourneyOf } from './docket-journey';
import { seededRandom } from './random';

const id = '01990000-0000-7000-8000-000000000001';
const now = new Date('2026-11-21T06:00:00Z');
const from = new Date('2026-08-03T06:00:00Z');
const goods = { mode: 'SURFACE', packages: 12, freightBasis: 'TO_PAY', declaredValuePaise: 1 } as const;

describe.each([...new Set(docketFates)])('the journey of a docket that is %s', (fate) => {
  const journey = docketJourneyOf({ from, fate, packages: 12, destination: 'Pune', isToPay: true }, seededRandom(3));

  it('takes only lawful steps, each with what its status needs', () => {
    let status: DocketStatus = 'BOOKED';
    let known = {};
    for (const { at, says } of journey) {
      const { status: to, at: _, reason, remarks, location: __, ...said } = says;

      const shipment = domesticShipmentRecord({ ...goods, status, known });

      expect(domesticJourney.moves(shipment, 'DOMESTIC')).toContain(to);
      expect(domesticJourney.problems(shipment, { to, at, reason, remarks, said }, now)).toEqual([]);
      expect(updateDomesticShipmentStatusInput.isValidSync({ id, version: 1, ...says }, { strict: true })).toBe(true);
      status = to;
      known = { ...known, ...said };
    }
  });

  it('goes forward in time', () => {
    const times = journey.map(({ at }) => at.getTime());

    expect(times).toEqual([...times].sort((one, other) => one - other));
  });
});
