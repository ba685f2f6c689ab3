import type { ShipmentException } from './exception.kinds';
import type { ExceptionRecord } from './tracked.schema';
import type { Pod } from './pod.schema';

/** Facts that were told with a status, by name. */
export type Told = Readonly<Record<string, string | number | null | undefined>>;

/** What happened, or is planned to; history is append-only, and a correction is a further event. */
export interface TrackedEvent {
  id: string;
  from: string | null;
  to: string;
  /** What it tells of where it did not move the shipment: an estimate, or a later word on what has passed. */
  milestone?: string | null | undefined;
  /** The event in whose place it stands: nothing is edited. */
  corrects?: string | null | undefined;
  classifier: 'PLN' | 'EST' | 'ACT';
  eventAt: string;
  location: string | null;
  remarks: string | null;
  reason: string | null;
  said: Told;
  /** States that were confirmed as not recorded, on journeys that may pass some over. */
  skipped?: readonly string[];
  source: 'manual' | 'import' | 'system';
  byUser: { id: string; name: string };
  recordedAt: string;
}

/** A row of a list of shipments, of whichever column. */
export interface TrackedRow {
  id: string;
  status: string;
  /** When the status was reached, as the person said. */
  statusAt: string;
  location: string | null;
  eta: string | null;
  promisedDate?: string | null;
  /** Those that are open, where exceptions are kept. */
  exceptions?: readonly ShipmentException[];
  /** Since when the first of them is open. */
  exceptionSince?: string | null;
  version: number;
}

/** A shipment with its history. */
export interface Tracked extends TrackedRow {
  events: readonly TrackedEvent[];
  /** What earlier steps have said and still holds, so that it need not be typed again. */
  known: Told;
  pod: Pod | null;
  /** Every exception there was, the open ones first. */
  exceptionHistory?: readonly ExceptionRecord[];
}
