export { addPartyInput, partyRowSchema, partySchema, savedPartySchema, updatePartyInput } from './party/party.schema';
