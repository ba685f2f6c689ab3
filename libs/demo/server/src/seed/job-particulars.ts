import { type AddJobcardInput, placeName } from '@freightdesk/intl-shipment-contract';
import { addDays, type BusinessDate, businessDateAt } from '@freightdesk/shared-calendar';
import { commodities, hsCodes, type Route } from '../company/routes.data';
import type { Random } from './random';

/** From where the goods are transhipped on; of a route that goes straight there is no more to say. */
export function legsOf({ onward, destination }: Route, { etd, eta }: Record<'etd' | 'eta', BusinessDate>) {
  if (!onward) return {};
  const { conveyance, from, departsAfter } = onward;
  const leg = { conveyance, fromPlace: placeName(from), toPlace: placeName(destination), arrivesOn: eta };
  return { transhipment: placeName(from), legs: [{ ...leg, departsOn: addDays(etd, departsAfter) }] };
}

/** What a job says of its goods and of how they travel. */
export function particularsOf(route: Route, at: Date, random: Random): Partial<AddJobcardInput> {
  const { incoterm, carrier, vessel } = route;
  const commodity = random.pick(commodities);
  const day = businessDateAt(at);
  const quantity = random.whole(4, 60);
  const line = {
    quantity,
    type: random.pick(['Cartons', 'Pallets', 'Drums']),
    lengthCm: '60',
    widthCm: '40',
    heightCm: String(random.whole(25, 60)),
    grossKg: `${quantity * random.whole(12, 30)}`,
    description: commodity,
    hsCode: hsCodes[commodity] ?? null,
    marks: `${commodity.slice(0, 3).toUpperCase()} 1-${quantity}`,
  };
  const voyage = vessel && { vessel, voyage: `${random.whole(10, 99)}W` };
  const days = { etd: addDays(day, random.whole(5, 9)), eta: addDays(day, random.whole(18, 32)) };
  return {
    ...{ incoterm, commodity, carrier, ...voyage, ...days, ...legsOf(route, days) },
    packages: [line],
    reference: `PO ${random.whole(1000, 9999)}`,
  };
}
