import { businessDateAt } from '@freightdesk/shared-calendar';
import { milestoneOf, standingEvents } from '@freightdesk/tracking-contract';
import type { ClockedContainer } from '../jobcard/free-days.rules';
import type { ShipmentStatus } from './shipment.machine';
import type { Said, ShipmentEvent } from './shipment.schema';

/** The day that a container has of a milestone; all others are of the shipment as a whole. */
const dayNames = {
  DISCHARGED: 'dischargedOn',
  GATE_OUT_FULL: 'gateOutOn',
  EMPTY_RETURNED: 'emptyReturnedOn',
} as const satisfies Partial<Record<ShipmentStatus, keyof ClockedContainer>>;

type Dated = keyof typeof dayNames;

export const isOfEachContainer = (status: ShipmentStatus): status is Dated => Object.hasOwn(dayNames, status);

/** When one container, or all of them, came to a milestone. */
export interface ContainerWord {
  to: ShipmentStatus;
  at: Date;
  said: Said;
}

/** A day that was told, and whose it is. */
export interface ContainerDay {
  name: (typeof dayNames)[Dated];
  day: string;
  /** Null where it is of all. */
  container: string | null;
  /** The day that was told before, in whose place it stands. */
  was: string | null;
  /** Containers of which another word was told than that of all: it is not theirs. */
  apart: readonly string[];
}

const dayIn = (to: Dated, { at, said }: Pick<ContainerWord, 'at' | 'said'>): string => {
  if (to === 'GATE_OUT_FULL' && said.gateOutOn) return said.gateOutOn;
  return (to === 'EMPTY_RETURNED' && said.emptyReturnedOn) || businessDateAt(at);
};

const containerIn = ({ said }: Pick<ShipmentEvent, 'said'>): string | null => said.containerNo ?? null;

/** The words of a milestone that a container has: those of itself, and those of all; of all alone, where none is named. */
export const wordsOf = <Event extends Pick<ShipmentEvent, 'said'>>(
  events: readonly Event[],
  container: string | null,
) => events.filter((event) => containerIn(event) === null || containerIn(event) === container);

/** The day of containers that a word tells, beside what was told of them before: `instead` where it is said in whose place it stands. */
export function containerDayOf(
  events: readonly ShipmentEvent[],
  { to, at, said }: ContainerWord,
  instead?: ShipmentEvent,
): ContainerDay | null {
  if (!isOfEachContainer(to)) return null;
  const container = containerIn({ said });
  const told = standingEvents(events).filter((one) => one.classifier === 'ACT' && milestoneOf(one) === to);
  const ofItself = told.filter((one) => containerIn(one) === container);
  const before = instead ?? ofItself.at(-1) ?? wordsOf(told, container).at(-1);
  return {
    ...{ name: dayNames[to], day: dayIn(to, { at, said }), container },
    was: before ? dayIn(to, { at: new Date(before.eventAt), said: before.said }) : null,
    apart: told.map(containerIn).filter((one) => one !== null),
  };
}

/** The containers with the day: it fills what is empty, and what was told before; what a person wrote there stays. */
export function withContainerDay<Container extends ClockedContainer & { containerNumber: string }>(
  containers: readonly Container[],
  { name, day, container, was, apart }: ContainerDay,
): Container[] {
  return containers.map((one) => {
    const isMeant = container === null || container === one.containerNumber;
    const isTold = one[name] === was && (container !== null || !apart.includes(one.containerNumber));
    return isMeant && one[name] !== day && (!one[name] || isTold) ? { ...one, [name]: day } : one;
  });
}
