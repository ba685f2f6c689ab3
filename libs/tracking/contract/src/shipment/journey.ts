import type { Role } from '@freightdesk/shared-access';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { ShipmentException } from './exception.kinds';
import type { ExpectedDay } from './milestone';
import type { Asked, NeedTable } from './need.rules';
import type { Tracked } from './tracked';

/** What histories and audit records call a kind of shipment. */
export type TrackedRecord = 'shipment' | 'domestic-shipment';

/** A step as a person tells it. */
export interface Step<Shipment extends Tracked> {
  to: Shipment['status'];
  at: Date;
  location?: string | null;
  reason?: string | null;
  remarks?: string | null;
  said: Shipment['known'];
}

/** The way of one kind of shipment, said by its column as data and rules: page and server read the same. */
export interface Journey<Shipment extends Tracked> {
  readonly record: TrackedRecord;
  readonly statusLabel: Readonly<Record<string, string>>;
  readonly needs: NeedTable;
  /** Days that the shipment itself has of what is planned and expected, where its column keeps them. */
  expected?(shipment: Shipment): readonly ExpectedDay[];
  /** What may go wrong on it. */
  readonly exceptions: readonly ShipmentException[];
  /** Facts of one event only: they are told anew each time. All others hold once they are said. */
  readonly passing?: readonly string[];
  /** Reasons that are chosen rather than written. */
  readonly reasonLabel?: Readonly<Record<string, string>>;
  /** Legal statuses that are not told but made, as an upload does. */
  readonly untold?: readonly Shipment['status'][];
  /** The status by which a proof of delivery is verified, where the journey has one for it. */
  readonly verified?: Shipment['status'];
  /** Where it may go. Buttons show these alone, and the server takes no other. */
  moves(shipment: Shipment, role: Role): readonly Shipment['status'][];
  /** Where it goes as a rule: what a form starts with. */
  next(shipment: Shipment): Shipment['status'] | undefined;
  /** States between the two that must be confirmed as not recorded, where a journey may pass some over. */
  skips?(shipment: Shipment, to: Shipment['status']): readonly Shipment['status'][];
  /** The status that a proof of delivery brings, its own where it stays; null while none is taken. */
  podStatus(shipment: Shipment): Shipment['status'] | null;
  asks(shipment: Shipment, step: Step<Shipment>): Asked;
  /** What a legal step still lacks, or says wrongly; each at the field of the status call. */
  problems(shipment: Shipment, step: Step<Shipment>, now: Date): FieldProblem[];
}
