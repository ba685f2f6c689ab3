import { getCompany, listBranches } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { SaleSides } from '@freightdesk/invoices-contract';
import { getParty, isStateCode, type Party } from '@freightdesk/parties-contract';
import { useQuery } from '@tanstack/react-query';

interface Chosen {
  partyId: string | undefined;
  partyGstin: string | null | undefined;
  branchId: string | null | undefined;
}

const allBranches = { active: 'true', pageSize: 100 };

/** The party under the registration that is chosen, as the place of supply asks for it. */
function recipientOf(party: Party, gstin: string | null | undefined): SaleSides['recipient'] {
  const registration = party.registrations.find((one) => (gstin ? one.gstin === gstin : true));
  const stateCode = registration?.stateCode ?? party.stateCode;
  return {
    country: party.country,
    gstin: registration?.gstin ?? null,
    stateCode: isStateCode(stateCode) ? stateCode : null,
    isSez: registration?.type === 'SEZ',
  };
}

interface Registered {
  stateCode: string | null;
  gstin: string | null;
}

/** The company at one of its branches: the branch's own State and GSTIN, else the company's. */
const supplierOf = (branch: Registered | undefined, company: Registered | undefined): Registered => ({
  stateCode: branch?.stateCode ?? company?.stateCode ?? null,
  gstin: branch?.gstin ?? company?.gstin ?? null,
});

/** Who supplies to whom, as far as it is chosen. */
export function useSaleSides({ partyId, partyGstin, branchId }: Chosen) {
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const { data: branches } = useQuery(queryOf(listBranches, allBranches));
  const { data: party } = useQuery({ ...queryOf(getParty, { id: partyId ?? '' }), enabled: Boolean(partyId) });

  const all = branches?.data ?? [];
  const branch = all.find((one) => (branchId ? one.id === branchId : one.isHeadOffice));
  const supplier = supplierOf(branch, company);
  const chosenParty = partyId && party?.id === partyId ? party : null;
  const sides: SaleSides | null =
    chosenParty && isStateCode(supplier.stateCode)
      ? { supplierState: supplier.stateCode, recipient: recipientOf(chosenParty, partyGstin) }
      : null;
  return { sides, party: chosenParty, branches: all, isRegistered: supplier.gstin !== null };
}
