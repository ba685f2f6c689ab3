import { isStateCode, type StateCode } from '@freightdesk/parties-contract';

/** We ourselves, as we stand on a document that one of our branches makes. */
export interface OwnSide {
  gstin: string | null;
  /** Null while neither the branch nor the company has one: nothing can be taxed then. */
  stateCode: StateCode | null;
}

interface Registered {
  gstin: string | null;
  stateCode: string | null;
}

/**
 * The company at one of its branches. A branch names the GSTIN that its place of business is entered under (CGST Act s.25,
 * s.28), and one that names none trades under none, whatever the company has elsewhere. Page and server both ask this.
 */
export function ownSideOf(branch: Registered, company: Pick<Registered, 'stateCode'>): OwnSide {
  const stateCode = branch.stateCode ?? company.stateCode;
  return { gstin: branch.gstin, stateCode: isStateCode(stateCode) ? stateCode : null };
}
