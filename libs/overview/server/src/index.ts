export { registerOverview } from './register-overview';
