import {
  array,
  businessDate,
  id,
  minorUnits,
  instant,
  number,
  ruled,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { indianStateCodes } from '@freightdesk/parties-contract';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { keptChargesInput } from '@freightdesk/tax-contract/schema';
import { airWaybillProblem } from '../identifier/air-waybill.rules';
import { locodeProblem } from '../identifier/locode.rules';
import { carriageFields } from './carriage.schema';
import { customsFields } from './customs.schema';
import { container, packageLine } from './job-cargo.schema';
import { blTypes, freightTerms, incoterms, jobDirections, jobModes } from './jobcard.kinds';
import { leg } from './leg.schema';

const locode = () => ruled('locode', locodeProblem);

const freeDays = () => number().integer().min(0).max(365).nullable();

export const needed = {
  date: businessDate().label('Date'),
  mode: string().label('Mode').oneOf(jobModes),
  direction: string().label('Direction').oneOf(jobDirections),
  customerId: id().label('Customer'),
};

/** A place of the UN's list by its code, or any other as it is written. */
export const route = {
  originLocode: locode().label('Origin').nullable(),
  originPlace: string().label('Origin, as written').max(120).nullable(),
  destinationLocode: locode().label('Destination').nullable(),
  destinationPlace: string().label('Destination, as written').max(120).nullable(),
};

/** In an update, null clears a field and a field left out stays as it was. */
export const optional = {
  shipperId: id().label('Shipper').nullable(),
  consigneeId: id().label('Consignee').nullable(),
  notifyPartyId: id().label('Notify party').nullable(),
  overseasAgentId: id().label('Overseas agent').nullable(),
  /** Another forwarder, under whose master bill the goods travel. */
  coLoaderId: id().label('Co-loader').nullable(),
  ownerId: id().label('Owner'),
  incoterm: string()
    .label('Incoterm')
    .nullable()
    .oneOf([...incoterms, null]),
  incotermPlace: string().label('Place of the incoterm').max(80).nullable(),
  /** Where the goods change vessels or flights, in their order. */
  transhipment: string().label('Transhipment').max(200).nullable(),
  commodity: string().label('Commodity').max(200).nullable(),
  /** Where the goods are handed over: it decides the place of supply of an unregistered customer. */
  receiptPlace: string().label('Place of receipt').max(120).nullable(),
  receiptStateCode: string()
    .label('State of receipt')
    .nullable()
    .oneOf([...indianStateCodes, null]),
  mawbNumber: ruled('air-waybill', airWaybillProblem).label('MAWB').nullable(),
  hawbNumber: string().label('HAWB').max(40).nullable(),
  mblNumber: string().label('MBL').max(40).nullable(),
  hblNumber: string().label('HBL').max(40).nullable(),
  hblType: string()
    .label('HBL type')
    .nullable()
    .oneOf([...blTypes, null]),
  hblOriginals: number().label('HBL originals').integer().min(0).max(9).nullable(),
  freightTerms: string()
    .label('Freight')
    .nullable()
    .oneOf([...freightTerms, null]),
  /** As the shipper declares it: customs and the paper of the goods ask for it. */
  goodsCurrency: string<CurrencyCode>()
    .label('Currency of the goods')
    .nullable()
    .oneOf([...currencyCodes, null]),
  goodsValueMinor: minorUnits().label('Value of the goods').min(0).nullable(),
  demurrageFreeDays: freeDays().label('Free days of demurrage'),
  detentionFreeDays: freeDays().label('Free days of detention'),
  demurrageDayPaise: minorUnits().label('Demurrage of a day').min(0).nullable(),
  detentionDayPaise: minorUnits().label('Detention of a day').min(0).nullable(),
  bookingNumber: string().label('Booking number').max(40).nullable(),
  carrier: string().label('Carrier').max(120).nullable(),
  flightNumber: string().label('Flight').max(20).nullable(),
  vessel: string().label('Vessel').max(120).nullable(),
  voyage: string().label('Voyage').max(40).nullable(),
  /** Only warns when its check digit fails: the vessel may be known by its name. */
  imoNumber: string().label('IMO number').max(12).nullable(),
  etd: businessDate().label('ETD').nullable(),
  eta: businessDate().label('ETA').nullable(),
  siCutoffAt: instant().label('SI cut-off').nullable(),
  vgmCutoffAt: instant().label('VGM cut-off').nullable(),
  gateInCutoffAt: instant().label('Gate-in cut-off').nullable(),
  customsCutoffAt: instant().label('Customs cut-off').nullable(),
  doNumber: string().label('Delivery order number').max(40).nullable(),
  doValidUntil: businessDate().label('DO valid until').nullable(),
  ...carriageFields,
  ...customsFields,
  reference: string().label('Reference').max(80).nullable(),
  notes: string().label('Notes').max(5000).nullable(),
};

export const lines = {
  legs: array(leg).max(20),
  containers: array(container).max(500),
  packages: array(packageLine).max(500),
  charges: keptChargesInput,
};
