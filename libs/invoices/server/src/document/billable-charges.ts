import {
  type BillableCharges,
  type HeldBy,
  lineOfCharge,
  type LowMargin,
  lowMarginOf,
} from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { type BillableCharge, earnedOfRecords, openCharges } from '@freightdesk/tax-server';
import type { ChargeSide } from '@freightdesk/tax-contract';
import type { InvoicesPorts } from '../invoices-ports';
import { chargesInDrafts } from './charges-in-drafts.repository';

type Asked = Pick<InvoicesPorts, 'findJobs' | 'findDockets' | 'readCompany'>;
interface Owner {
  number: string | null;
  heldBy: HeldBy | null;
  isClosed: boolean;
  reverseCharge: boolean;
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
    ...jobs.map(({ id, number, isClosed }): [string, Owner] => [
      id,
      { number, isClosed, heldBy: isClosed ? 'NOT_OPEN' : null, reverseCharge: false },
    ]),
    ...dockets.map((docket): [string, Owner] => [
      docket.id,
      { number: docket.number, isClosed: false, heldBy: heldBy(docket), reverseCharge: docket.reverseCharge },
    ]),
  ]);
}

/** A vendor's bill waits for no proof of ours, and may come for a job that is closed. */
const heldOn = (side: ChargeSide, { heldBy, isClosed }: Owner): HeldBy | null =>
  side === 'buy' && (heldBy === 'POD_MISSING' || isClosed) ? null : heldBy;

/** Jobs that are drafts or cancelled are not told of by their column. */
const notOpen: Owner = { number: null, heldBy: 'NOT_OPEN', isClosed: false, reverseCharge: false };

/** Jobs and dockets that earn less than the company asks for. */
async function lowMarginsOf(db: Db, charges: readonly BillableCharge[], { readCompany }: Asked) {
  const { marginFloorPercent } = await readCompany(db);
  if (marginFloorPercent === null) return new Map<string, LowMargin | null>();
  const earned = await earnedOfRecords(db, [...new Set(charges.map(({ recordId }) => recordId))]);
  return new Map(earned.map(({ recordId, ...of }) => [recordId, lowMarginOf(of, marginFloorPercent)]));
}

/** The charges that a document may take as its lines: of a customer what is not billed yet, of a vendor what no bill came for. */
export async function billableCharges(
  db: Db,
  { partyId, side }: { partyId: string; side: ChargeSide },
  ports: Asked,
): Promise<BillableCharges> {
  const isSale = side === 'sell';
  const charges = await openCharges(db, partyId, side);
  const owners = await ownersOf(db, charges, ports);
  const lowMargins = isSale ? await lowMarginsOf(db, charges, ports) : null;
  const drafts = isSale
    ? await chargesInDrafts(
        db,
        charges.map(({ id }) => id),
      )
    : null;
  return {
    charges: charges.flatMap((charge) => {
      const line = lineOfCharge(charge);
      const owner = owners.get(charge.recordId) ?? notOpen;
      const { number, isClosed } = owner;
      // What a vendor charges is taxed as his bill says.
      const reverseCharge = isSale && owner.reverseCharge;
      const lowMargin = lowMargins?.get(charge.recordId) ?? null;
      const draftId = drafts?.get(charge.id) ?? null;
      return line
        ? [{ ...line, number, isClosed, reverseCharge, lowMargin, draftId, heldBy: heldOn(side, owner) }]
        : [];
    }),
  };
}
