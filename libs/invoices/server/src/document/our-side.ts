import { ownSideOf } from '@freightdesk/company-contract';
import { type PrintedAlong, type Supplier, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import { refuseAt } from './refuse-at';

type Ports = Pick<InvoicesPorts, 'readCompany' | 'findBranch' | 'headOffice'>;

/** The branch that a document is made at: the head office where none is named. */
export async function branchOrRefuse(db: Db, branchId: string | null | undefined, ports: Ports) {
  const branch = branchId ? await ports.findBranch(db, branchId) : await ports.headOffice(db);
  return branch?.active ? branch : refuseAt(saleInvoiceProblems.unknown_branch, 'branchId');
}

/** We ourselves, the company at one of its branches. Without a State nothing can be taxed, not even a draft. */
export async function readOurSide(
  db: Db,
  branchId: string | null | undefined,
  ports: Ports,
): Promise<{
  branchId: string;
  ours: Supplier & { stateCode: StateCode };
  tdsToTheRupee: boolean;
  costTolerancePercent: string | null;
  /** Under which exports and supplies to zones go without tax. */
  lut: PrintedAlong['lut'];
}> {
  const [branch, company] = await together(branchOrRefuse(db, branchId, ports), ports.readCompany(db));
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
  const { tdsToTheRupee, costTolerancePercent, lut } = company;
  return { branchId: branch.id, ours, tdsToTheRupee, costTolerancePercent, lut };
}
