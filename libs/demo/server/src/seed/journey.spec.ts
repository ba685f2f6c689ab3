import { firstStatus, shipmentJourney, shipmentMachineFor } from '@freightdesk/intl-shipment-contract';
import { updateShipmentStatusInput } from '@freightdesk/intl-shipment-contract/schema';
import { shipmentRecord } from '@freightdesk/intl-shipment-contract/testing';
import { routes } from '../company/routes.data';
import { journeyOf } from './journey';
import { seededRandom } from './random';

const id = '01990000-0000-7000-8000-000000000001';

describe.each(routes)('the journey by $mode, $direction', ({ mode, direction, origin, destination }) => {
  const job = { mode, direction, originLocode: origin, destinationLocode: destination };
  const legs = journeyOf(job, new Date('2026-08-03T06:00:00Z'), seededRandom(3));

  it('takes only lawful steps, each with what its state needs', () => {
    let from = firstStatus(shipmentMachineFor(mode, direction));
    for (const { at, says } of legs) {
      const { status: to, at: _, location: __, ...said } = says;
      const shipment = shipmentRecord({ mode, direction, status: from });

      expect(shipmentJourney.moves(shipment, 'INTERNATIONAL')).toContain(to);
      expect(shipmentJourney.skips?.(shipment, to)).toEqual([]);
      expect(shipmentJourney.problems(shipment, { to, at, said }, at)).toEqual([]);
      expect(updateShipmentStatusInput.isValidSync({ id, version: 1, ...says }, { strict: true })).toBe(true);
      from = to;
    }
    expect(legs.map(({ says }) => says.status)).toContain('DELIVERED');
  });

  it('goes forward in time', () => {
    const times = legs.map(({ at }) => at.getTime());

    expect(times).toEqual([...times].sort((one, other) => one - other));
  });
});
