export { companyAccess, numberSeriesAccess, periodAccess, termAccess } from './access';
export { auditNames } from './audit-names';
// The company
export { getCompany, updateCompany } from './company/company.endpoints';
export { companyProblems } from './company/company.errors';
export {
  identityContradictions,
  isCompanyComplete,
  isUnderLut,
  normalisedIdentity,
  type TaxIdentity,
} from './company/company.rules';
export type { Company, Lut, UpdateCompanyInput } from './company/company.schema';
export type { Address, CompanyIdentity } from './company/identity.schema';

// Its logo
export { getLogo, removeLogo, uploadLogo } from './logo/logo.endpoints';
export { logoKinds } from './logo/logo.kinds';
export type { LogoQuery, UploadLogoInput } from './logo/logo.schema';

// Its branches
export { addBranch, listBranches, updateBranch } from './branch/branch.endpoints';
export { branchList } from './branch/branch.list';
export { branchProblems } from './branch/branch.errors';
export { type OwnSide, ownSideOf } from './branch/branch-side.rules';
export type { AddBranchInput, Branch, UpdateBranchInput } from './branch/branch.schema';

// Its numbers
export { addNumberSeries, listNumberSeries, updateNumberSeries } from './number-series/number-series.endpoints';
export { numberSeriesList } from './number-series/number-series.list';
export { numberSeriesProblems } from './number-series/number-series.errors';
export {
  type DatedKind,
  earlierDate,
  formatNumber,
  isSeriesKind,
  longestNumber,
  type SeriesHolder,
  type SeriesKind,
  seriesKindNames,
  seriesKinds,
  type SeriesOrder,
  seriesProblem,
  sequenceOf,
  type StandingNumber,
} from './number-series/number-series.rules';
export type { AddNumberSeriesInput, NumberSeries, UpdateNumberSeriesInput } from './number-series/number-series.schema';

// Its locked months
export { listPeriods, lockPeriod, unlockPeriod } from './period/period.endpoints';
export { furtherLocks, type LockKind, lockKindLabel, lockKinds } from './period/period.kinds';
export { periodList } from './period/period.list';
export { periodProblems } from './period/period.errors';
export { fiscalYearOfMonth, isFiledInTime, isMonth, monthEnd, monthsOf } from './period/period.rules';
export type { LockedPeriod, LockPeriodInput, UnlockedPeriod, UnlockPeriodInput } from './period/period.schema';

export { companyPaths } from './paths';
export type { AgreedTerm, AskedTerms } from './term/agreed-term';
export { addTerm, listTerms, updateTerm } from './term/term.endpoints';
export { termProblems } from './term/term.errors';
export { isSameTerm } from './term/term.rules';
export { termList } from './term/term.list';
export { type TermUse, termUseLabel, termUses } from './term/term.kinds';
export type { AddTermInput, Term, UpdateTermInput } from './term/term.schema';
export {
  type EinvoiceTurnover,
  einvoiceTurnoverLabel,
  einvoiceTurnovers,
  hasEinvoices,
} from './company/einvoice-turnover';
