export { findBranch, headOffice } from './branch/branch.repository';
export { readCompany } from './company/company.repository';
export { createCompany, type NewCompany } from './company/create-company';
export { type NumberRequest } from './number-series/series-place';
export { previewNumber, takeNumber } from './number-series/take-number';
export { registerCompany } from './register-company';
export { requireCompleteCompany } from './company/require-complete-company';
export { counterStatement, type GivenNumber } from './verify/counter-statement';
