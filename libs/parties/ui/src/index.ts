export { CreditNotice } from './credit/credit-notice';
export { GstinInput } from './party/gstin-input';
export { isLikeName, shortestName } from './party/like-name';
export { LikeParties } from './party/like-parties';
export { PartyBeside } from './party/party-beside';
export { PartyDialog } from './party/party-dialog';
export { PartyContact, PartyFigures } from './party/party-facts';
export { PartyPicker } from './party/party-picker';
export { useAgreedDivisor } from './party/use-agreed-divisor';
