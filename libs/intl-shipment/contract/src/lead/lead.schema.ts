import {
  boolean,
  businessDate,
  emailAddress,
  id,
  type InferType,
  instant,
  minorUnits,
  named,
  number,
  record,
  ruled,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { phoneProblem } from '@freightdesk/parties-contract';
import { locodeProblem } from '../identifier/locode.rules';
import { hsCodeProblem } from '../jobcard/cargo.rules';
import { incoterms } from '../jobcard/jobcard.kinds';
import { askedCargo, keptCargo } from './asked-cargo.schema';
import { followUpKinds, leadDirections, leadPriorities, leadServices, leadSources } from './lead.kinds';
import { isReachable, leadStages, lostReasons } from './lead.machine';

const locode = () => ruled('locode', locodeProblem);

const needed = {
  date: businessDate().label('Date'),
  source: string().label('Source').oneOf(leadSources),
  companyName: string().label('Company').min(2).max(200),
  contactName: string().label('Contact').min(1, 'This is needed.').max(120),
  service: string().label('Service').oneOf(leadServices),
  direction: string().label('Direction').oneOf(leadDirections),
  nextFollowUpAt: instant().label('Next follow-up'),
};

/** In an update, null clears a field and a field left out stays as it was. */
const optional = {
  mobile: ruled('phone', phoneProblem).label('Mobile').max(40).nullable(),
  email: emailAddress().label('E-mail').nullable(),
  partyId: id().label('Customer').nullable(),
  /** Who adds a lead owns it unless another is named. */
  ownerId: id().label('Owner'),
  priority: string().label('Priority').oneOf(leadPriorities),
  incoterm: string()
    .label('Incoterm')
    .nullable()
    .oneOf([...incoterms, null]),
  originPlace: string().label('Origin, as written').max(120).nullable(),
  originLocode: locode().label('Origin').nullable(),
  destinationPlace: string().label('Destination, as written').max(120).nullable(),
  destinationLocode: locode().label('Destination').nullable(),
  commodity: string().label('Commodity').max(200).nullable(),
  hsCode: ruled('hs-code', hsCodeProblem).label('HS code').max(16).nullable(),
  isDangerous: boolean().label('Dangerous goods'),
  ...askedCargo,
  cargoReadyDate: businessDate().label('Cargo ready on').nullable(),
  /** What the customer would like to pay, in the words that were used: `USD 850 a box, all in`. */
  targetRate: string().label('Target rate').max(120).nullable(),
  expectedRevenuePaise: minorUnits().label('Expected revenue').min(0).nullable(),
  probability: number().label('Probability %').integer().min(0).max(100).nullable(),
  notes: string().label('Notes').max(5000).nullable(),
};

export const addLeadInput = record({
  date: needed.date.required(),
  source: needed.source.required(),
  companyName: needed.companyName.required(),
  contactName: needed.contactName.required(),
  service: needed.service.required(),
  direction: needed.direction.required(),
  nextFollowUpAt: needed.nextFollowUpAt.required(),
  ...optional,
  mobile: optional.mobile.test('reachable', 'Enter a mobile number or an e-mail address.', (text, { parent }) =>
    isReachable({ mobile: text, email: parent.email }),
  ),
});
export type AddLeadInput = InferType<typeof addLeadInput>;

/** The server asks `isReachable` of the merged record, for the input may lack the other half. */
export const updateLeadInput = versioned({ ...needed, ...optional });
export type UpdateLeadInput = InferType<typeof updateLeadInput>;

const winning = {
  quotationId: id().label('Quotation accepted'),
  withoutQuotationReason: string().label('Reason for no quotation').max(500),
};

export const moveLeadInput = versioned({
  to: string().oneOf(leadStages).required(),
  lostReason: string().label('Why it was lost').oneOf(lostReasons),
  lostTo: string().label('Lost to').max(200),
  nextFollowUpAt: instant().label('Next follow-up'),
  reason: string().label('Reason').max(500),
  ...winning,
});
export type MoveLeadInput = InferType<typeof moveLeadInput>;

/** A call, a visit or a message, in one line. */
export const followUpLeadInput = versioned({
  kind: string().label('How').oneOf(followUpKinds).required(),
  text: string().label('What was said').min(1, 'This is needed.').max(500).required(),
  nextFollowUpAt: instant().label('Next follow-up'),
});
export type FollowUpLeadInput = InferType<typeof followUpLeadInput>;

export const convertLeadInput = versioned(winning);
export type ConvertLeadInput = InferType<typeof convertLeadInput>;

/** `docketId` for a lead of direction DOMESTIC, else `jobcardId`. */
export const convertedLeadSchema = record({ jobcardId: id(), docketId: id() });
export type ConvertedLead = InferType<typeof convertedLeadSchema>;

export const leadSchema = record({
  id: id().required(),
  number: string().required(),
  stage: string().oneOf(leadStages).required(),
  date: businessDate().required(),
  source: needed.source.required(),
  companyName: string().required(),
  contactName: string().required(),
  mobile: string().nullable().defined(),
  email: string().nullable().defined(),
  service: needed.service.required(),
  direction: needed.direction.required(),
  ownerId: id().required(),
  owner: named().required(),
  partyId: id().nullable().defined(),
  party: named().nullable().default(undefined).defined(),
  priority: optional.priority.required(),
  incoterm: optional.incoterm.defined(),
  originPlace: string().nullable().defined(),
  originLocode: string().nullable().defined(),
  destinationPlace: string().nullable().defined(),
  destinationLocode: string().nullable().defined(),
  commodity: string().nullable().defined(),
  hsCode: string().nullable().defined(),
  isDangerous: boolean().required(),
  ...keptCargo,
  cargoReadyDate: businessDate().nullable().defined(),
  targetRate: string().nullable().defined(),
  expectedRevenuePaise: minorUnits().nullable().defined(),
  probability: number().nullable().defined(),
  nextFollowUpAt: instant().nullable().defined(),
  /** What was said last, and when. */
  lastFollowUp: string().nullable().defined(),
  followedUpAt: instant().nullable().defined(),
  lostReason: string()
    .nullable()
    .oneOf([...lostReasons, null])
    .defined(),
  lostTo: string().nullable().defined(),
  notes: string().nullable().defined(),
  /** The jobcard it was won as. */
  jobcardId: id().nullable().defined(),
  /** The docket, where it is of domestic carriage. */
  docketId: id().nullable().defined(),
  version: version().required(),
});
export type Lead = InferType<typeof leadSchema>;
