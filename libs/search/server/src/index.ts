export { registerSearch } from './register-search';
