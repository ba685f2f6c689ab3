import type { StateCode } from '@freightdesk/parties-contract';
import { isTransport } from '@freightdesk/tax-contract';

/** A job or a docket that lines are charged for. */
export interface ChargedJob {
  id: string;
  /** Where the goods are handed over to be carried, if that is known. */
  receiptStateCode: StateCode | null;
}

interface ChargedLine {
  sac: string;
  jobId?: string | null | undefined;
  docketId?: string | null | undefined;
}

const freightFirst = <Line extends ChargedLine>(lines: readonly Line[]): Line[] => [
  ...lines.filter(({ sac }) => isTransport(sac)),
  ...lines,
];

/** The jobs that lines name, in the order in which they say where the goods are handed over: freight before all else. */
export const jobsNamedBy = (lines: readonly ChargedLine[]): string[] => [
  ...new Set(freightFirst(lines).flatMap(({ jobId }) => jobId ?? [])),
];

/** The dockets that lines name, in the same order. */
export const docketsNamedBy = (lines: readonly ChargedLine[]): string[] => [
  ...new Set(freightFirst(lines).flatMap(({ docketId }) => docketId ?? [])),
];

/**
 * Where what a document charges for is handed over to be carried: at the consignor of a docket, else at the job's place of receipt. Null
 * where none of them knows.
 */
export function handedOverIn(lines: readonly ChargedLine[], charged: readonly ChargedJob[]): StateCode | null {
  const known = freightFirst(lines)
    .flatMap(({ docketId, jobId }) => [docketId, jobId])
    .map((id) => charged.find((one) => one.id === id)?.receiptStateCode ?? null);
  return known.find((stateCode) => stateCode !== null) ?? null;
}
