import {
  array,
  betweenFields,
  betweenGiven,
  boolean,
  decimalText,
  emailAddress,
  id,
  type InferType,
  minorUnits,
  number,
  record,
  ruled,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { phoneProblem } from './contact.rules';
import { gstinProblem } from './gstin.rules';
import { panProblem, tanProblem } from './pan.rules';
import { contactPapers, creditStatuses, partyRoles, registrationTypes, tdsNatures } from './party.kinds';
import { partyContradictions, partyStateProblem } from './party.rules';
import { indianStateCodes, stateCodes } from './state.rules';

const address = record({
  line1: string().label('Address').max(200).required(),
  line2: string().label('Address, second line').max(200).nullable(),
  city: string().label('City').max(100).required(),
  pincode: string().label('PIN code').max(12).nullable(),
});

const registration = record({
  gstin: ruled('gstin', gstinProblem).max(30).nullable(),
  stateCode: string().oneOf(indianStateCodes).required(),
  type: string().oneOf(registrationTypes).required(),
  address: address.nullable().default(undefined),
});

/** A person there, and what they are sent. */
const contact = record({
  name: string().label('Name').max(100).required(),
  mobile: ruled('phone', phoneProblem).label('Mobile').max(40).nullable(),
  email: emailAddress().label('E-mail').nullable(),
  receives: array(string().oneOf(contactPapers).required()).label('Receives').max(contactPapers.length),
});
export type Contact = InferType<typeof contact>;

const name = () => string().label('Name').min(2).max(200);
const roles = () =>
  array(string().oneOf(partyRoles).required()).label('Role').min(1, 'Choose at least one.').max(partyRoles.length);

/** What may be left out; in an update, null clears a field and a field left out stays as it was. */
const optionalFields = {
  /** IN where it is left out. */
  country: string()
    .label('Country')
    .matches(/^[A-Z]{2}$/, 'Enter the two letters of a country, such as IN.'),
  gstin: ruled('gstin', gstinProblem).label('GSTIN').max(30).nullable(),
  stateCode: string()
    .label('State')
    .nullable()
    .oneOf([...stateCodes, null]),
  registrations: array(registration).max(50),
  email: emailAddress().label('E-mail').nullable(),
  phone: ruled('phone', phoneProblem).label('Phone').max(40).nullable(),
  address: address.nullable().default(undefined),
  contacts: array(contact).label('Contacts').max(20),
  pan: ruled('pan', panProblem).label('PAN').max(20).nullable(),
  tan: ruled('tan', tanProblem).label('TAN').max(20).nullable(),
  creditDays: number().label('Credit days').integer().min(0).max(365).nullable(),
  creditLimitPaise: minorUnits().label('Credit limit').min(0).nullable(),
  creditStatus: string().label('Credit standing').oneOf(creditStatuses),
  creditStatusReason: string().label('Why it is held').max(500).nullable(),
  interestPercent: decimalText({ digits: 2, decimals: 2 })
    .test('above-zero', 'Enter a number above zero.', (text) => !text || /[1-9]/.test(text))
    .label('Interest on overdue invoices, % a year')
    .nullable(),
  tdsNature: string()
    .nullable()
    .oneOf([...tdsNatures, null]),
  podRequiredForBilling: boolean().label('Bill only with a proof of delivery'),
  podMustBeVerified: boolean().label('The proof must be verified'),
  volumetricDivisor: decimalText({ digits: 5, decimals: 2 })
    .test('above-zero', 'Enter a number above zero.', (text) => !text || /[1-9]/.test(text))
    .nullable(),
};

const addFields = record({ name: name().required(), roles: roles().required(), ...optionalFields });

export const addPartyInput = addFields.test('contradictions', betweenGiven(partyContradictions));
export type AddPartyInput = InferType<typeof addPartyInput>;

/** As a form takes it. */
export const partyFormInput = addPartyInput.test(
  'state',
  betweenFields((party) => [partyStateProblem(party)].filter((problem) => problem !== null)),
);

/** The server asks `partyContradictions` of the merged record: the input alone may lack the other half. */
export const updatePartyInput = versioned({ name: name(), roles: roles().default(undefined), ...optionalFields });
export type UpdatePartyInput = InferType<typeof updatePartyInput>;

/** A row of the list: every scalar field. PAN, TAN, credit and TDS data are absent for whoever may not see them. */
const scalarFields = {
  id: id().required(),
  name: string().required(),
  roles: array(string().oneOf(partyRoles).required()).required(),
  country: string().required(),
  gstin: string().defined().nullable(),
  stateCode: string().defined().nullable(),
  email: string().defined().nullable(),
  phone: string().defined().nullable(),
  podRequiredForBilling: boolean().required(),
  podMustBeVerified: boolean().required(),
  volumetricDivisor: string().defined().nullable(),
  pan: string().nullable(),
  tan: string().nullable(),
  creditDays: number().nullable(),
  creditLimitPaise: minorUnits().nullable(),
  creditStatus: string().oneOf(creditStatuses),
  creditStatusReason: string().nullable(),
  /** Agreed with the customer for what is paid late; null where the company's rate is meant. */
  interestPercent: string().nullable(),
  tdsNature: string()
    .nullable()
    .oneOf([...tdsNatures, null]),
  version: version().required(),
};

export const partyRowSchema = record(scalarFields);
export type PartyRow = InferType<typeof partyRowSchema>;

const keptContact = record({
  name: string().required(),
  mobile: string().nullable().defined(),
  email: string().nullable().defined(),
  receives: array(string().oneOf(contactPapers).required()).required(),
});

export const partySchema = record({
  ...scalarFields,
  address: address.nullable().defined(),
  contacts: array(keptContact).required(),
  registrations: array(registration).required(),
});
export type Party = InferType<typeof partySchema>;

export const savedPartySchema = record({
  data: partySchema.required(),
  warnings: array(
    record({
      code: string().oneOf(['same_pan', 'same_name']).required(),
      message: string().required(),
      party: record({ id: id().required(), name: string().required() }).required(),
    }),
  ).required(),
});
export type SavedParty = InferType<typeof savedPartySchema>;
