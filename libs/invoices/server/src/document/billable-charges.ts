import { type BillableCharges, type HeldBy, lineOfCharge } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { type BillableCharge, openCharges } from '@freightdesk/tax-server';
import type { ChargeSide } from '@freightdesk/tax-contract';
import type { InvoicesPorts } from '../invoices-ports';

type Asked = Pick<InvoicesPorts, 'findJobs' | 'findDockets'>;
interface Owner {
  number: string | null;
  heldBy: HeldBy | null;
}

/** Whose the charges are, and why they cannot be billed yet. */
async function ownersOf(db: Db, charges: readonly BillableCharge[], { findJobs, findDockets }: Asked) {
  const idsOf = (record: BillableCharge['record']) => [
    ...new Set(charges.filter((charge) => charge.record === record).map(({ recordId }) => recordId)),
  ];
  const [jobIds, docketIds] = [idsOf('jobcard'), idsOf('docket')];
  const jobs = jobIds.length === 0 ? [] : await findJobs(db, jobIds);
  const dockets = docketIds.length === 0 ? [] : await findDockets(db, docketIds);
  const heldBy = ({ isBillable, isPodMissing }: (typeof dockets)[number]): HeldBy | null => {
    if (!isBillable) return 'NOT_OPEN';
    return isPodMissing ? 'POD_MISSING' : null;
  };
  return new Map<string, Owner>([
    ...jobs.map(({ id, number }): [string, Owner] => [id, { number, heldBy: null }]),
    ...dockets.map((docket): [string, Owner] => [docket.id, { number: docket.number, heldBy: heldBy(docket) }]),
  ]);
}

/** A vendor's bill waits for no proof of ours. */
const heldOn = (side: ChargeSide, heldBy: HeldBy | null): HeldBy | null =>
  side === 'buy' && heldBy === 'POD_MISSING' ? null : heldBy;

/** The charges that a document may take as its lines: of a customer what is not billed yet, of a vendor what no bill came for. */
export async function billableCharges(
  db: Db,
  { partyId, side }: { partyId: string; side: ChargeSide },
  ports: Asked,
): Promise<BillableCharges> {
  const charges = await openCharges(db, partyId, side);
  const owners = await ownersOf(db, charges, ports);
  return {
    charges: charges.flatMap((charge) => {
      const line = lineOfCharge(charge);
      // Jobs that are drafts, closed or cancelled are not told of by their column.
      const { number, heldBy } = owners.get(charge.recordId) ?? { number: null, heldBy: 'NOT_OPEN' };
      return line ? [{ ...line, number, heldBy: heldOn(side, heldBy) }] : [];
    }),
  };
}
