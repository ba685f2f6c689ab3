export {
  addPartyInput,
  partyFormInput,
  partyRowSchema,
  partySchema,
  savedPartySchema,
  updatePartyInput,
} from './party/party.schema';
