export { type CreditPorts } from './credit/credit-standing';
export { type WithinCredit, withinCredit } from './credit/within-credit';
export { createParty } from './party/add-party';
export { findParty } from './party/party.repository';
export { partiesCalled } from './party/parties-called.repository';
export { partyRecords } from './party/party-records.repository';
export { partySearch } from './party/party-search.repository';
export { volumetricDivisorOf } from './party/read-party';
export { registerParties } from './register-parties';
