import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from './refusal';

/** Refuses a write that was made on an older state of the record; the answer shows the record as it is now. */
export function requireVersion<Current extends { version: number }>(current: Current, version: number): void {
  if (current.version !== version) refuse(commonProblems.stale_version, { members: { current } });
}
