export { company, updateCompanyInput } from './company/company.schema';
export { companyIdentity } from './company/identity.schema';
export { logoQuery, uploadLogoInput } from './logo/logo.schema';
export { addBranchInput, branch, updateBranchInput } from './branch/branch.schema';
export { addNumberSeriesInput, numberSeries, updateNumberSeriesInput } from './number-series/number-series.schema';
export { lockedPeriod, lockPeriodInput, unlockedPeriod, unlockPeriodInput } from './period/period.schema';
export { addTermInput, termSchema, updateTermInput } from './term/term.schema';
