export { registerReports } from './register-reports';
