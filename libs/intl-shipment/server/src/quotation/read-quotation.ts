import type { Quotation, QuotedAlternative } from '@freightdesk/intl-shipment-contract';
import type { BusinessDate, Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { chargeFigures, chargeTotals, type DatedRates, datedRates } from '@freightdesk/tax-contract';
import { paperParties } from '../paper/paper-party.repository';
import { alternativesOf, chargesOf } from './quotation-lines.repository';
import { findQuotationHeader, lockQuotation, printedWith, revisionsOf } from './quotation.repository';

type StoredCharge = Awaited<ReturnType<typeof chargesOf>>[number];

const named = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null);

/** A charge as it is answered: with the names of what it refers to, and what follows at the rates of its quotation. */
function standingCharge(stored: StoredCharge, rates: DatedRates): QuotedAlternative['charges'][number] {
  const { alternative: _alternative, chargeHeadName, vendorName, billToName, ...charge } = stored;
  return {
    ...charge,
    chargeHead: { id: charge.chargeHeadId, name: chargeHeadName },
    vendor: named(charge.vendorId, vendorName),
    billTo: named(charge.billToId, billToName),
    ...chargeFigures(charge, rates),
  };
}

/** The alternatives of a quotation, each with its charges and what they come to. */
async function readAlternatives(db: Db, id: string, rates: DatedRates): Promise<QuotedAlternative[]> {
  const [alternatives, stored] = [await alternativesOf(db, id), await chargesOf(db, id)];
  return alternatives.map(({ position, ...alternative }) => {
    const charges = stored
      .filter((charge) => charge.alternative === position)
      .map((charge) => standingCharge(charge, rates));
    const { unrated: _unrated, ...totals } = chargeTotals(charges, rates);
    return { ...alternative, charges, ...totals };
  });
}

/** What the paper says of the customer beneath its name while it is not sent. */
async function linesOf(db: Db, partyId: string | null): Promise<string[]> {
  if (partyId === null) return [];
  return (await paperParties(db, [partyId])).get(partyId)?.lines ?? [];
}

/** A quotation with its lines, its terms and its other revisions, as it stands on a day. */
export async function findQuotationOrRefuse(db: Db, id: string, today: BusinessDate): Promise<Quotation> {
  const header =
    (await findQuotationHeader(db, id, today)) ??
    refuse(commonProblems.not_found, { message: 'This quotation does not exist, or no longer does.' });
  const { terms, exchangeRates, customerLines } = await printedWith(db, id);
  return {
    ...header,
    customerLines: customerLines ?? (await linesOf(db, header.partyId)),
    alternatives: await readAlternatives(db, id, datedRates(exchangeRates)),
    exchangeRates,
    terms,
    termIds: terms.map((term) => term.id),
    revisions: await revisionsOf(db, header.number),
  };
}

/** How quotations are held and read in a write. */
export const quotationsAt = (clock: Clock): RecordKind<Quotation> => ({
  record: 'quotation',
  lock: lockQuotation,
  find: (tx, id) => findQuotationOrRefuse(tx, id, clock.today()),
});
