import { getCompany, listBranches } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { getParty, isStateCode, type Party, type StateCode } from '@freightdesk/parties-contract';
import { useQuery } from '@tanstack/react-query';

export interface ChosenSides {
  partyId: string | undefined;
  partyGstin: string | null | undefined;
  branchId: string | null | undefined;
}

/** The party under the registration that is chosen, or under its first. */
export interface OtherSide {
  country: string;
  gstin: string | null;
  stateCode: StateCode | null;
  isSez: boolean;
}

/** We at one of our branches: the branch's own State and GSTIN, else the company's. */
export interface OwnSide {
  gstin: string | null;
  stateCode: StateCode | null;
}

interface Registered {
  stateCode: string | null;
  gstin: string | null;
}

const allBranches = { active: 'true', pageSize: 100 };
const known = (code: string | null | undefined): StateCode | null => (isStateCode(code) ? code : null);

function otherSideOf(party: Party, gstin: string | null | undefined): OtherSide {
  const registration = party.registrations.find((one) => (gstin ? one.gstin === gstin : true));
  return {
    country: party.country,
    gstin: registration?.gstin ?? null,
    stateCode: known(registration?.stateCode ?? party.stateCode),
    isSez: registration?.type === 'SEZ',
  };
}

const ownSideOf = (branch: Registered | undefined, company: Registered | undefined): OwnSide => ({
  stateCode: known(branch?.stateCode ?? company?.stateCode),
  gstin: branch?.gstin ?? company?.gstin ?? null,
});

/** Who deals with whom on a document, as far as it is chosen. */
export function useTradingSides({ partyId, partyGstin, branchId }: ChosenSides) {
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const { data: branches } = useQuery(queryOf(listBranches, allBranches));
  const { data: found } = useQuery({ ...queryOf(getParty, { id: partyId ?? '' }), enabled: Boolean(partyId) });

  const all = branches?.data ?? [];
  const branch = all.find((one) => (branchId ? one.id === branchId : one.isHeadOffice));
  const party = partyId && found?.id === partyId ? found : null;
  return { own: ownSideOf(branch, company), other: party && otherSideOf(party, partyGstin), party, branches: all };
}
