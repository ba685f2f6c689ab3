import { type DatedKind, type SeriesKind, seriesKinds, type StandingNumber } from '@freightdesk/company-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { findBranch, headOffice } from '../branch/branch.repository';
import type { Holder } from '../number-series/number-series.repository';
import { registrationHolder } from '../number-series/open-series';

/** What a number is for. */
export interface SeriesRequest {
  kind: SeriesKind;
  /** The document's own date decides the fiscal year. */
  date: BusinessDate;
  /** The head office where it is left out. */
  branchId?: string | null;
  /** For kinds that are numbered by variant: `SE` for jobs by sea, export. */
  variant?: string;
}

interface BookedRequest extends SeriesRequest {
  kind: Exclude<SeriesKind, DatedKind>;
}

interface DatedRequest extends SeriesRequest {
  kind: DatedKind;
  /**
   * The latest-dated standing document of the series that is dated after `date` and not after `today`; asked once the series
   * is held, so that it is the last there will be.
   */
  laterStanding: (tx: Tx, today: BusinessDate) => Promise<StandingNumber | undefined>;
  /** Why it bears an earlier date all the same; an administrator's word only. */
  dateOverrideReason?: string | undefined;
}

/** What a number is taken for. Where numbers run with their dates, the series' last date is part of what is asked. */
export type NumberRequest = BookedRequest | DatedRequest;

async function branchOf(db: Db | Tx, branchId: string | null) {
  if (branchId === null) return headOffice(db);
  const branch = await findBranch(db, branchId);
  if (!branch) throw new Error(`There is no branch ${branchId} to number for.`);
  return branch;
}

/** Whose series it is, before anything was read. */
export function holderOf({ kind, branchId = null, variant }: SeriesRequest): Holder {
  switch (seriesKinds[kind].per) {
    case 'company':
      return '';
    case 'registration':
      return { branchId, by: 'gstin' };
    case 'branch':
      return { branchId, by: 'code' };
    case 'variant':
      if (!variant) throw new Error(`A number of ${kind} needs its variant.`);
      return variant;
  }
}

/** Whose series it is, and the prefix it begins with unless the administrator chose another. */
export async function seriesPlace(db: Db | Tx, request: SeriesRequest): Promise<{ holder: string; prefix: string }> {
  const holder = holderOf(request);
  const { prefix } = seriesKinds[request.kind];
  if (typeof holder === 'string') return { holder, prefix: prefix ?? holder };
  const { gstin, code } = await branchOf(db, holder.branchId);
  return holder.by === 'gstin'
    ? { holder: registrationHolder(gstin), prefix: prefix ?? code }
    : { holder: code, prefix: prefix ?? code };
}
