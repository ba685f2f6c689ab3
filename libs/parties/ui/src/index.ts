export { PartyDialog } from './party/party-dialog';
export { partyRoleLabel } from './party/party-role-label';
export { PartyPicker } from './party/party-picker';
