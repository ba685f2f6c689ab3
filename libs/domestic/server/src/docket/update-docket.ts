import {
  bookingProblems,
  type Docket,
  docketProblems,
  docketWarnings,
  isEnded,
  keepsDivisor,
  type SavedDocket,
  type UpdateDocketInput,
} from '@freightdesk/domestic-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import { writeCharges } from '@freightdesk/tax-server';
import type { DomesticPorts } from '../domestic-ports';
import { divisorFor } from './divisor';
import { asColumns, chargedDocket, completeInvoice, docketReferences, refuseBillsAhead } from './docket-fields';
import { replaceInvoices } from './docket-invoice.repository';
import { changeDocket } from './docket.repository';
import { dockets } from './read-docket';

type Fields = Omit<UpdateDocketInput, 'id' | 'version' | 'invoices' | 'charges'>;

/** Changes a docket, but not its status: what is left out stays, null clears, lines are written anew. */
export async function updateDocket(
  { id, version, invoices, charges, ...fields }: UpdateDocketInput,
  context: WriteContext,
  ports: DomesticPorts,
): Promise<SavedDocket> {
  const { tx, clock } = context;
  const data = await changeRecord(dockets, { id, version, action: 'update' }, context, async (before) => {
    if (isEnded(before.status)) refuse(docketProblems.ended);
    refuseUnbooked(before, fields);
    refuseBillsAhead(invoices ?? [], clock.now());

    const wanted = { ...before, ...fields };
    const changes = {
      ...asColumns(fields),
      ...(!keepsDivisor(before, wanted) && { volumetricDivisor: await divisorFor(tx, wanted, ports) }),
    };
    await refuseUnknown(docketReferences, () => changeDocket(context, id, changes));
    if (invoices) await replaceInvoices(tx, id, invoices.map(completeInvoice));
    const isDraft = before.number === null;
    await writeCharges(context, { ...chargedDocket(wanted), recordId: id, isDraft, charges });
  });
  return { data, warnings: docketWarnings(data) };
}

/** What a docket needed to be booked can't be taken away afterwards, nor what its number says. */
function refuseUnbooked(before: Docket, fields: Fields): void {
  if (before.number === null) return;
  const fixed = (['date', 'branchId'] as const).filter((field) => (fields[field] ?? before[field]) !== before[field]);
  const errors = [
    ...bookingProblems({ ...before, ...fields }),
    ...fixed.map((field) => ({
      field,
      code: 'numbered',
      message: "This is part of the docket's number, so it stays as it is.",
    })),
  ];
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}
