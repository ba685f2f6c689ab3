import { ownSideOf } from '@freightdesk/company-contract';
import { type Supplier, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from '../invoices-needs';
import { refuseAt } from './refuse-at';

type Needs = Pick<InvoicesNeeds, 'readCompany' | 'findBranch' | 'headOffice'>;

/** The branch that a document is made at: the head office where none is named. */
export async function branchOrRefuse(db: Db, branchId: string | null | undefined, needs: Needs) {
  const branch = branchId ? await needs.findBranch(db, branchId) : await needs.headOffice(db);
  return branch?.active ? branch : refuseAt(saleInvoiceProblems.unknown_branch, 'branchId');
}

/** We ourselves, the company at one of its branches. Without a State nothing can be taxed, not even a draft. */
export async function readOurSide(
  db: Db,
  branchId: string | null | undefined,
  needs: Needs,
): Promise<{ branchId: string; ours: Supplier & { stateCode: StateCode }; tdsToTheRupee: boolean }> {
  const branch = await branchOrRefuse(db, branchId, needs);
  const company = await needs.readCompany(db);
  const { gstin, stateCode } = ownSideOf(branch, company);
  if (!stateCode) refuse(saleInvoiceProblems.company_incomplete);
  const ours = {
    name: company.legalName ?? company.name,
    gstin,
    stateCode,
    address: branch.address ?? company.address,
    phone: branch.phone ?? company.phone,
    email: branch.email ?? company.email,
  };
  return { branchId: branch.id, ours, tdsToTheRupee: company.tdsToTheRupee };
}
