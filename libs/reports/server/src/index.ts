export { businessFigures } from './business/business-figures';
export { taxDays } from './due/tax-due.repository';
export { registerReports } from './register-reports';
export { reportInvariants } from './verify/report-invariants';
