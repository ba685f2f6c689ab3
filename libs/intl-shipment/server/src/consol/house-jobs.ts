import type { Jobcard, JobcardRow } from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { containersOf, packagesOf } from '../jobcard/cargo.repository';
import { findHouseHeaders } from '../jobcard/jobcard.repository';

/** A job under a master with what its costs are shared by and its papers name. */
export type HouseJob = JobcardRow & Pick<Jobcard, 'packages' | 'containers'>;

/** The jobs under a master, by number; however many there are, they are read at once. */
export async function houseJobs(db: Db | Tx, masterId: string): Promise<HouseJob[]> {
  const headers = await findHouseHeaders(db, masterId);
  const ids = headers.map(({ id }) => id);
  const [packages, containers] = [await packagesOf(db, ids), await containersOf(db, ids)];
  return headers.map((header) => ({
    ...header,
    packages: packages.get(header.id) ?? [],
    containers: containers.get(header.id) ?? [],
  }));
}
