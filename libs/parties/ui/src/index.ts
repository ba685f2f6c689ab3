export { GstinInput } from './party/gstin-input';
export { PartyDialog } from './party/party-dialog';
export { partyRoleLabel } from './party/party-role-label';
export { PartyPicker } from './party/party-picker';
