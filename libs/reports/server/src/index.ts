export { registerReports } from './register-reports';
export { reportStatements } from './verify/report-statements';
