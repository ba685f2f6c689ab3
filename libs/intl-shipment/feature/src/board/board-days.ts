import type { ShipmentRow } from '@freightdesk/intl-shipment-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { laneText } from '../fields/place-text';

export interface BoardDay {
  day: string;
  leaving: ShipmentRow[];
  arriving: ShipmentRow[];
}

interface Found {
  leaving: readonly ShipmentRow[];
  arriving: readonly ShipmentRow[];
}

export const boardDays = 7;

/** What leaves and what comes, day by day; a day on which nothing does stands there all the same. */
export const daysOfBoard = (from: string, { leaving, arriving }: Found): BoardDay[] =>
  Array.from({ length: boardDays }, (_, index) => {
    const day = addDays(from, index);
    return {
      day,
      leaving: leaving.filter(({ etd }) => etd === day),
      arriving: arriving.filter(({ eta }) => eta === day),
    };
  });

export interface BoardLane {
  lane: string;
  shipments: ShipmentRow[];
}

/** The same shipments by the way that they go, the busiest first; one that leaves and comes in these days stands once. */
export function lanesOfBoard({ leaving, arriving }: Found): BoardLane[] {
  const lanes = new Map<string, Map<string, ShipmentRow>>();
  for (const shipment of [...leaving, ...arriving]) {
    const lane = laneText(shipment);
    lanes.set(lane, (lanes.get(lane) ?? new Map()).set(shipment.id, shipment));
  }
  return [...lanes]
    .map(([lane, shipments]) => ({ lane, shipments: [...shipments.values()] }))
    .sort((one, other) => other.shipments.length - one.shipments.length || one.lane.localeCompare(other.lane));
}
