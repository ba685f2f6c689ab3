import type { Docket } from '@freightdesk/domestic-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion } from '@freightdesk/shared-server-kit';
import { invoicesOf } from './docket-invoice.repository';
import { findDocketHeader, lockDocket } from './docket.repository';

export async function findDocketOrRefuse(db: Db, id: string): Promise<Docket> {
  const header =
    (await findDocketHeader(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This docket does not exist, or no longer does.' });
  const { number, status } = header;
  return {
    ...header,
    invoices: await invoicesOf(db, id),
    shipments: number === null ? [] : [{ id, status }],
  };
}

/** The docket as the person saw it, held for this write alone. */
export async function docketToChange(tx: Tx, { id, version }: { id: string; version: number }): Promise<Docket> {
  await lockDocket(tx, id);
  const docket = await findDocketOrRefuse(tx, id);
  requireVersion(docket, version);
  return docket;
}
