import type { InvoiceNumber } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import type { BookedSeries, InvoicesPorts } from '../invoices-ports';
import { branchOrRefuse } from './our-side';

interface Asked {
  kind: BookedSeries;
  date: BusinessDate;
  branchId?: string | undefined;
}

/** The number that the next document of a series numbered as it comes in would take. It reserves nothing. */
export async function previewNumber(
  { kind, date, branchId }: Asked,
  db: Db,
  ports: InvoicesPorts,
): Promise<InvoiceNumber> {
  const branch = await branchOrRefuse(db, branchId, ports);
  return { number: await ports.previewNumber(db, { kind, date, branchId: branch.id }) };
}
