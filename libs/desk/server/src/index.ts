export { registerDesk } from './register-desk';
