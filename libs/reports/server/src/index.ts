export { registerReports } from './register-reports';
export { reportInvariants } from './verify/report-invariants';
