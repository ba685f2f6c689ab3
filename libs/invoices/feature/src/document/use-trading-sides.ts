import { type Branch, getCompany, listBranches, ownSideOf } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { getParty, partySideOf } from '@freightdesk/parties-contract';
import { useQuery } from '@tanstack/react-query';

export interface ChosenSides {
  partyId?: string | undefined;
  partyGstin?: string | null | undefined;
  branchId?: string | null | undefined;
}

const allBranches = { active: 'true', pageSize: 100 };

/** The branch that is chosen; the head office where none is. */
export const chosenBranch = (branches: readonly Branch[], { branchId }: ChosenSides): Branch | undefined =>
  branches.find(({ id, isHeadOffice }) => (branchId ? id === branchId : isHeadOffice));

/** Who deals with whom on a document, each as the server will find them; null where that is not chosen or not read yet. */
export function useTradingSides(chosen: ChosenSides) {
  const { partyId = '', partyGstin } = chosen;
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const { data: branches } = useQuery(queryOf(listBranches, allBranches));
  const { data: found } = useQuery({ ...queryOf(getParty, { id: partyId }), enabled: partyId !== '' });

  const all = branches?.data ?? [];
  const branch = chosenBranch(all, chosen);
  const party = partyId !== '' && found?.id === partyId ? found : null;
  return {
    own: branch && company ? ownSideOf(branch, company) : null,
    other: party && partySideOf(party, partyGstin),
    party,
    branches: all,
    /** The company's letter of undertaking; not known before the company is read. */
    lut: company?.lut,
  };
}
