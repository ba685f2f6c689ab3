export {
  addChargeHeadInput,
  chargeHeadSchema,
  headAccountsSchema,
  updateChargeHeadInput,
} from './charge-head/charge-head.schema';
