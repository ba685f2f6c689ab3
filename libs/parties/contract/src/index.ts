export { partyAccess } from './access';
export { auditNames } from './audit-names';
// What a party is
export {
  type ContactPaper,
  contactPaperLabel,
  contactPapers,
  type CreditStatus,
  creditStatuses,
  creditStatusLabel,
  type PartyRole,
  partyRoleLabel,
  partyRoles,
  type RegistrationType,
  registrationTypes,
  taxDataFields,
  taxDataPermission,
  type TdsNature,
  tdsNatures,
} from './party/party.kinds';
export type { Party, AddPartyInput, PartyRow, UpdatePartyInput, SavedParty } from './party/party.schema';
export { addParty, getParty, listParties, readPartyFigures, updateParty } from './party/party.endpoints';
export { partyImport } from './party/party.import';
export { partyList } from './party/party.list';
export { partyProblems, type PartyWarningCode, partyWarnings, sameGstin } from './party/party.errors';
export { mailAddressFor } from './party/mail-address.rules';
export { type PartySide, partySideOf } from './party/party-side.rules';
export { envelopeOf, type PrintedParty, printedSideOf, stateOnPaper } from './party/printed-side.rules';
export { partyPaths } from './paths';

// Credit
export { approveCredit, getCredit } from './credit/credit.endpoints';
export { creditProblems, creditToldShort } from './credit/credit.errors';
export { type CreditAsked, creditProblem, type CreditTerms, isCreditAsked } from './credit/credit.rules';
export type { ApproveCreditInput, CreditedRecord, CreditQuery, CreditStanding } from './credit/credit.schema';

// Papers that change the tax deducted from a vendor
export { addTaxPaper, listTaxPapers, withdrawTaxPaper } from './tax-paper/tax-paper.endpoints';
export { taxPaperProblemKinds } from './tax-paper/tax-paper.errors';
export { mostCarriages, type TaxPaperKind, taxPaperKindLabel, taxPaperKinds } from './tax-paper/tax-paper.kinds';
export { hasPaperField } from './tax-paper/tax-paper.rules';
export type {
  AddTaxPaperInput,
  TaxPaper,
  TaxPapers,
  TaxPapersQuery,
  WithdrawTaxPaperInput,
} from './tax-paper/tax-paper.schema';

// Where and when a vendor is paid
export { getPayee, updatePayee } from './payee/payee.endpoints';
export { payeeProblemKinds } from './payee/payee.errors';
export { type MsmeClass, msmeClasses, msmeClassLabel, payeeFields } from './payee/payee.kinds';
export { hasAccount, isPaid, normaliseAccount, normaliseUdyam, payeeProblems } from './payee/payee.rules';
export { msmeDays, msmePayBy, payBy } from './payee/msme.rules';
export type { Payee, UpdatePayeeInput } from './payee/payee.schema';

// Rules: States, GSTIN, PAN, TAN, telephone, PIN code
export {
  homeCountry,
  normalisePartyName,
  partyContradictions,
  partyStateProblem,
  taxIdentityOf,
} from './party/party.rules';
export { gstinCheckCharacter, gstinProblem, normaliseGstin, panOfGstin, stateOfGstin } from './party/gstin.rules';
export { repairGstin } from './party/gstin-repair.rules';
export { normalisePan, type PanHolder, panHolder, panHolderName, panProblem, tanProblem } from './party/pan.rules';
export { normalisePhone, phoneBeginnings, phoneProblem, pincodeProblem } from './party/contact.rules';
export { readGstin, readPan, readPhone } from './party/read-numbers.rules';
export {
  currentStateCode,
  indianStateCodes,
  isStateCode,
  isUtgst,
  outsideIndia,
  placeOfSupplyCodes,
  type StateCode,
  stateCodes,
  stateName,
  stateOfText,
} from './party/state.rules';
export { states } from './party/states.data';
