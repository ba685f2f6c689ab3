import { isCreditAsked, type PartySide, partySideOf, type TdsNature } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';
import type { ProblemKind } from '@freightdesk/shared-endpoint';
import type { InvoicesPorts } from '../invoices-ports';
import { refuseAt } from './refuse-at';

/** A party under the registration that a document names, with what the document takes over from it. */
export interface TheirSide extends PartySide {
  id: string;
  name: string;
  pan: string | null;
  /** What is usually bought from it, as the law of tax deducted at source tells it apart. */
  tdsNature: TdsNature | null;
  creditDays: number;
  /** Whether what is issued to it depends on what it owes. */
  isCreditAsked: boolean;
}

interface Named {
  partyId: string;
  partyGstin?: string | null | undefined;
}

type Problems = Readonly<Record<'unknown_party' | 'unknown_registration', ProblemKind>>;

/** The party of a document as it stands today; what is not there is told at its field. */
export async function readTheirSide(
  db: Db,
  { partyId, partyGstin }: Named,
  { findParty }: Pick<InvoicesPorts, 'findParty'>,
  problems: Problems,
): Promise<TheirSide> {
  const party = (await findParty(db, partyId)) ?? refuseAt(problems.unknown_party, 'partyId');
  const side = partySideOf(party, partyGstin) ?? refuseAt(problems.unknown_registration, 'partyGstin');
  const { id, name, pan = null, tdsNature = null, creditDays } = party;
  return { ...side, id, name, pan, tdsNature, creditDays: creditDays ?? 0, isCreditAsked: isCreditAsked(party) };
}

/** The other side as a document keeps it: what is printed never changes with the master. */
export const asWritten = ({ name, gstin, stateCode, country, address }: TheirSide) => ({
  name,
  gstin,
  stateCode,
  country,
  address,
});
