import {
  type AddTaxPaperInput,
  homeCountry,
  type Party,
  type TaxPaper,
  taxPaperProblemKinds as problems,
} from '@freightdesk/parties-contract';
import { newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { lockParty } from '../party/party.repository';
import { findPartyOrRefuse } from '../party/read-party';
import { insertTaxPaper, papersOfParty } from './tax-paper.repository';
import { taxPaperOrRefuse } from './tax-paper-or-refuse';

/** Enters a paper; on one day one of a kind holds, of certificates one for each nature. */
export async function addTaxPaper(input: AddTaxPaperInput, context: WriteContext): Promise<TaxPaper> {
  const { tx } = context;
  await lockParty(tx, input.partyId);
  refuseUnfit(await findPartyOrRefuse(tx, input.partyId), input);
  const others = await papersOfParty(tx, input.partyId);
  if (others.some((other) => isOverlapping(other, input))) refuse(problems.papers_overlap);

  const id = newId();
  await insertTaxPaper(context, { ...input, id });
  const added = await taxPaperOrRefuse(tx, id);
  await context.audit({ record: 'party', recordId: input.partyId, action: 'add tax paper', after: added });
  return added;
}

function refuseUnfit({ country, pan }: Party, { kind }: AddTaxPaperInput): void {
  const isAbroad = country !== homeCountry;
  if (kind === 'NON_RESIDENT' && !isAbroad) refuse(problems.paper_of_non_resident);
  if (kind !== 'NON_RESIDENT' && isAbroad) refuse(problems.paper_of_resident);
  // Without a PAN neither holds (Income-tax Act s.194C(6), s.206AA(4)).
  if (kind !== 'NON_RESIDENT' && !pan) refuse(problems.paper_needs_pan);
}

const isOverlapping = (other: TaxPaper, { kind, nature = null, from, until }: AddTaxPaperInput): boolean =>
  other.withdrawnReason === null &&
  other.kind === kind &&
  other.nature === nature &&
  other.from <= until &&
  from <= other.until;
