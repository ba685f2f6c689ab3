export {
  addChargeHeadInput,
  chargeHeadSchema,
  headAccountsSchema,
  updateChargeHeadInput,
} from './charge-head/charge-head.schema';
export { addExchangeRateInput, exchangeRateSchema } from './exchange-rate/exchange-rate.schema';
