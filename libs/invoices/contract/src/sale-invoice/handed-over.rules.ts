import type { StateCode } from '@freightdesk/parties-contract';
import { isTransport } from '@freightdesk/tax-contract';

/** A job that lines are charged for. */
export interface ChargedJob {
  id: string;
  /** Where the goods are handed over to be carried, if that is known. */
  receiptStateCode: StateCode | null;
}

interface ChargedLine {
  sac: string;
  jobId?: string | null | undefined;
}

/** The jobs that lines name, in the order in which they say where the goods are handed over: freight before all else. */
export const jobsNamedBy = (lines: readonly ChargedLine[]): string[] => {
  const freightFirst = [...lines.filter(({ sac }) => isTransport(sac)), ...lines];
  return [...new Set(freightFirst.flatMap(({ jobId }) => (jobId ? [jobId] : [])))];
};

/** Where what a document charges for is handed over to be carried; null where none of its jobs knows. */
export function handedOverIn(lines: readonly ChargedLine[], jobs: readonly ChargedJob[]): StateCode | null {
  const known = jobsNamedBy(lines).map((id) => jobs.find((job) => job.id === id)?.receiptStateCode ?? null);
  return known.find((stateCode) => stateCode !== null) ?? null;
}
