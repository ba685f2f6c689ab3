export { createParty } from './party/add-party';
export { partyForDocument, type PartyOnDocument, volumetricDivisorOf } from './party/read-party';
export { registerParties } from './register-parties';
