import { type AddDocketInput, docketWarnings, type SavedDocket } from '@freightdesk/domestic-contract';
import { newId } from '@freightdesk/shared-database';
import { refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import { writeCharges } from '@freightdesk/tax-server';
import type { DomesticPorts } from '../domestic-ports';
import { divisorFor } from './divisor';
import { asColumns, chargedDocket, completeInvoice, docketReferences, refuseBillsAhead } from './docket-fields';
import { replaceInvoices } from './docket-invoice.repository';
import { insertDocket } from './docket.repository';
import { findDocketOrRefuse } from './read-docket';

/** Adds a docket as a draft, which may be incomplete; what is odd about it is said beside it. */
export async function addDocket(
  { invoices = [], charges = [], branchId, ...input }: AddDocketInput,
  context: WriteContext,
  ports: DomesticPorts,
): Promise<SavedDocket> {
  const { tx, clock } = context;
  const now = clock.now();
  refuseBillsAhead(invoices, now);
  const id = newId();
  const { delivery = 'DOOR', isHazardous = false, dimensions = [] } = input;
  const docket = {
    ...asColumns({ ...input, dimensions }),
    id,
    branchId: branchId ?? (await ports.headOffice(tx)).id,
    delivery,
    isHazardous,
    dimensions: JSON.stringify(dimensions),
    volumetricDivisor: await divisorFor(tx, input, ports),
    status: 'DRAFT',
    statusAt: now,
  };
  await refuseUnknown(docketReferences, () => insertDocket(context, docket));
  await replaceInvoices(tx, id, invoices.map(completeInvoice));
  await writeCharges(context, { ...chargedDocket(input), recordId: id, isDraft: true, charges });

  const data = await findDocketOrRefuse(tx, id);
  await context.audit({ record: 'docket', recordId: id, action: 'add', after: data });
  return { data, warnings: docketWarnings(data) };
}
