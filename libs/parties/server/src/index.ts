export { createParty } from './party/add-party';
export { partyForDocument, type PartyOnDocument } from './party/read-party';
export { registerParties } from './register-parties';
