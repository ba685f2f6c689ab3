export { GstinInput } from './party/gstin-input';
export { LikeParties } from './party/like-parties';
export { PartyDialog } from './party/party-dialog';
export { PartyPicker } from './party/party-picker';
