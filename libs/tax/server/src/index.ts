export { ratesOfDay } from './exchange-rate/exchange-rate.repository';
export { registerTax } from './register-tax';
