export { registerTax } from './register-tax';
