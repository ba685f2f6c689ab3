import {
  array,
  betweenGiven,
  businessDate,
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
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { chargeProblems } from '@freightdesk/tax-contract';
import { chargeParticulars, standingCharge } from '@freightdesk/tax-contract/schema';
import { isContainerType } from '../identifier/container.rules';
import { locodeProblem } from '../identifier/locode.rules';
import { incoterms, jobModes } from '../jobcard/jobcard.kinds';
import { askedCargo, keptCargo } from '../lead/asked-cargo.schema';
import { leadDirections } from '../lead/lead.kinds';
import { quotationStatuses } from './quotation.machine';
import { quotationProblemsOf } from './quotation.rules';

const locode = () => ruled('locode', locodeProblem);
const days = () => number().integer().min(0).max(999).nullable();

const needed = {
  date: businessDate().label('Date'),
  validUntil: businessDate().label('Valid until'),
  mode: string().label('Mode').oneOf(jobModes),
  direction: string().label('Direction').oneOf(leadDirections),
};

/** In an update, null clears a field and a field left out stays as it was. */
const optional = {
  /** Who is to be billed; of a lead that is no customer yet, nobody. */
  partyId: id().label('Customer').nullable(),
  ownerId: id().label('Owner'),
  originLocode: locode().label('Origin').nullable(),
  originPlace: string().label('Origin, as written').max(120).nullable(),
  destinationLocode: locode().label('Destination').nullable(),
  destinationPlace: string().label('Destination, as written').max(120).nullable(),
  incoterm: string()
    .label('Incoterm')
    .nullable()
    .oneOf([...incoterms, null]),
  commodity: string().label('Commodity').max(200).nullable(),
  ...askedCargo,
  /** In which new charges are sold. */
  currency: string<CurrencyCode>().label('Currency').oneOf(currencyCodes),
  transitDays: days().label('Transit days'),
  /** Before demurrage and detention run. */
  freeDays: days().label('Free days'),
  notes: string().label('Notes').max(5000).nullable(),
};

/** A charge that remembers by which rate sheet it is bought. */
const quotedChargeInput = record({
  ...chargeParticulars,
  containerType: chargeParticulars.containerType.test(
    'container-type',
    'Choose one of the offered values.',
    (code) => code === null || code === undefined || isContainerType(code),
  ),
  rateSheetId: id().label('Rate sheet').nullable(),
}).test('problems', betweenGiven(chargeProblems));

const charges = () => array(quotedChargeInput.required()).label('Charges').max(200);

const alternative = record({
  name: string().label('Alternative').max(80).nullable(),
  carrier: string().label('Carrier').max(120).nullable(),
  transitDays: days().label('Transit days'),
  charges: charges().required(),
});
export type QuotedAlternativeInput = InferType<typeof alternative>;
export type QuotedChargeInput = QuotedAlternativeInput['charges'][number];

const lines = {
  /** Ways among which the customer chooses; of one way alone its `charges` may stand here. */
  alternatives: array(alternative.required()).label('Alternatives').min(1).max(6),
  charges: charges(),
  /** In their order; those of every new quotation where they are left out. */
  termIds: array(id().required()).label('Terms').max(50),
};

export const addQuotationInput = record({
  leadId: id().label('Lead').nullable(),
  date: needed.date.required(),
  validUntil: needed.validUntil.required(),
  mode: needed.mode.required(),
  direction: needed.direction.required(),
  ...optional,
  ...lines,
}).test('problems', betweenGiven(quotationProblemsOf));
export type AddQuotationInput = InferType<typeof addQuotationInput>;

/** What the fields say together is held against the whole record, once it is known. */
export const updateQuotationInput = versioned({ ...needed, ...optional, ...lines });
export type UpdateQuotationInput = InferType<typeof updateQuotationInput>;

const reason = () => string().label('Reason').min(1, 'This is needed.').max(500).required();

export const returnQuotationInput = versioned({ reason: reason() });
export type ReturnQuotationInput = InferType<typeof returnQuotationInput>;

export const rejectQuotationInput = versioned({ reason: reason() });
export type RejectQuotationInput = InferType<typeof rejectQuotationInput>;

export const acceptQuotationInput = versioned({
  /** Which of several the customer chose, counted from 1. */
  alternative: number().label('Alternative').integer().min(1).max(6),
  /** Now, where it is left out. */
  acceptedAt: instant().label('Accepted at'),
  acceptedBy: string().label('Accepted by').max(120),
  /** The number of the customer's order, or of his e-mail. */
  reference: string().label('Reference').max(120),
});
export type AcceptQuotationInput = InferType<typeof acceptQuotationInput>;

const text = () => string().nullable().defined();
const whole = () => number().integer().nullable().defined();
const paise = () => minorUnits().nullable().defined();
const moment = () => instant().nullable().defined();
const other = () => named().nullable().default(undefined).defined();

/** What it comes to at the rates of its day; null while the rate of a currency is missing. */
const worth = { sellPaise: paise(), buyPaise: paise(), marginPaise: paise(), marginPercent: text() };

/** A row of the list: all of a quotation but its lines and terms. */
const header = {
  id: id().required(),
  /** `QT/26-27/00042`, the same for all of its revisions. */
  number: string().required(),
  revision: number().integer().min(1).required(),
  status: string().oneOf(quotationStatuses).required(),
  date: businessDate().required(),
  validUntil: businessDate().required(),
  leadId: id().nullable().defined(),
  lead: other(),
  partyId: id().nullable().defined(),
  party: other(),
  /** As it stands on the paper: the customer's name, or that of the lead's company. */
  customerName: string().required(),
  ownerId: id().required(),
  owner: named().required(),
  mode: needed.mode.required(),
  direction: needed.direction.required(),
  originLocode: text(),
  originPlace: text(),
  destinationLocode: text(),
  destinationPlace: text(),
  incoterm: optional.incoterm.defined(),
  commodity: text(),
  ...keptCargo,
  currency: optional.currency.required(),
  transitDays: whole(),
  freeDays: whole(),
  /** Of the alternative that was accepted, else of the first. */
  ...worth,
  notes: text(),
  sentAt: moment(),
  approvedAt: moment(),
  /** Why an administrator gave it back. */
  returnReason: text(),
  rejectReason: text(),
  acceptedAt: moment(),
  acceptedBy: text(),
  reference: text(),
  acceptedAlternative: whole(),
  /** What the customer answered by a link: when, in which name and from which network. */
  answeredAt: moment(),
  answeredBy: text(),
  answeredFrom: text(),
  jobcardId: id().nullable().defined(),
  docketId: id().nullable().defined(),
  version: version().required(),
};

export const quotationRowSchema = record(header);
export type QuotationRow = InferType<typeof quotationRowSchema>;

const amount = record({ currency: string<CurrencyCode>().required(), amountMinor: minorUnits().required() });

const quotedCharge = record({ ...standingCharge, rateSheetId: id().nullable().defined() });

const quotedAlternative = record({
  name: text(),
  carrier: text(),
  transitDays: whole(),
  charges: array(quotedCharge.required()).required(),
  /** Per currency, as the customer reads it. */
  sell: array(amount.required()).required(),
  buy: array(amount.required()).required(),
  ...worth,
});
export type QuotedAlternative = InferType<typeof quotedAlternative>;

const dayRate = record({
  currency: string<CurrencyCode>().oneOf(currencyCodes).required(),
  date: businessDate().required(),
  rate: string().required(),
});

const agreedTerm = record({ id: id().required(), title: string().required(), text: string().required() });

const revision = record({ id: id().required(), revision: number().required() });

export const quotationSchema = record({
  ...header,
  /** Where the customer is and how it is reached, as its party says; nothing of a lead that is no party yet. */
  customerLines: array(string().required()).required(),
  alternatives: array(quotedAlternative.required()).required(),
  /** Rupees for one unit of each currency, as they were known when it was written last. */
  exchangeRates: array(dayRate.required()).required(),
  terms: array(agreedTerm.required()).required(),
  termIds: array(id().required()).required(),
  /** All of its number, this one too, in order. */
  revisions: array(revision.required()).required(),
});
export type Quotation = InferType<typeof quotationSchema>;

export const quotationPdfQuery = record({
  id: id().required(),
  copy: string().oneOf(['ORIGINAL', 'DUPLICATE', 'TRIPLICATE']),
});
export type QuotationPdfQuery = InferType<typeof quotationPdfQuery>;
