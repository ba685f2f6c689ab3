export { GstinInput } from './party/gstin-input';
export { PartyDialog } from './party/party-dialog';
export { PartyPicker } from './party/party-picker';
