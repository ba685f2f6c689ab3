export { findBranch, headOffice } from './branch/branch.repository';
export { readCompany } from './company/company.repository';
export { createCompany, type NewCompany } from './company/create-company';
export { type NumberRequest } from './numbering/series-place';
export { previewNumber, takeNumber } from './numbering/take-number';
export { readLogo } from './logo/read-logo';
export { registerCompany } from './register-company';
export { requireCompleteCompany } from './company/require-complete-company';
export { counterInvariant, type GivenNumber } from './verify/counter-invariant';
