import { isOfFreeDays, type Jobcard } from '@freightdesk/intl-shipment-contract';
import { indianStateCodes } from '@freightdesk/parties-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { asAgreed } from '@freightdesk/tax-contract';

/** A job from nothing: a container to sea, as most are. */
const newJobcard = () => ({
  date: systemClock.today(),
  mode: 'SEA_FCL' as const,
  direction: 'EXPORT' as const,
  legs: [],
  containers: [],
  packages: [],
});

/** A new job; one that repeats another has its parties, its way, its goods and its charges, and nothing of that one voyage. */
export const startOf = (job: Jobcard | null) =>
  job === null
    ? newJobcard()
    : {
        ...defaultsOf(job),
        // Whoever repeats it owns it.
        ...{ ownerId: undefined, date: systemClock.today(), containers: [], legs: [] },
        ...{ etd: null, eta: null, vessel: null, voyage: null },
        ...{
          imoNumber: null,
          flightNumber: null,
          bookingNumber: null,
          mawbNumber: null,
          hawbNumber: null,
          mblNumber: null,
          hblNumber: null,
        },
        ...{ siCutoffAt: null, vgmCutoffAt: null, gateInCutoffAt: null, customsCutoffAt: null },
        ...{ mblDate: null, hblDate: null, onBoardDate: null, egmNo: null, egmDate: null, csnNo: null },
        ...{ shippingBillNo: null, shippingBillDate: null, leoDate: null, igmNo: null, igmDate: null, igmLineNo: null },
        ...{ fobPaise: null, assessablePaise: null, dutyChallanNo: null },
        ...{ boeNo: null, boeDate: null, boeType: null, oocDate: null },
        ...{ doNumber: null, doValidUntil: null, reference: null, notes: null },
        // At the rates of its own day; what was billed, accrued or waived is the other's.
        charges: job.charges.filter((charge) => !isOfFreeDays(charge)).map(asAgreed),
      };

/** What a person says of a job; what is computed or named for reading is left out. */
export function defaultsOf({
  id: _id,
  number: _number,
  status: _status,
  version: _version,
  customer: _customer,
  shipper: _shipper,
  consignee: _consignee,
  notifyParty: _notifyParty,
  overseasAgent: _overseasAgent,
  coLoader: _coLoader,
  customsBroker: _customsBroker,
  owner: _owner,
  leadId: _leadId,
  cancelReason: _cancelReason,
  grossKg: _grossKg,
  chargeableKg: _chargeableKg,
  volumetricDivisor: _volumetricDivisor,
  shipments: _shipments,
  shipmentType: _shipmentType,
  master: _master,
  houses: _houses,
  // They have forms of their own.
  charges: _charges,
  papers: _papers,
  containers,
  receiptStateCode,
  ...said
}: Jobcard) {
  return {
    ...said,
    containers: containers.map(saidOf),
    receiptStateCode: isIndianState(receiptStateCode) ? receiptStateCode : null,
  };
}

/** What a person says of a container; what it costs follows. */
export const saidOf = ({ demurrage: _demurrage, detention: _detention, ...said }: Jobcard['containers'][number]) =>
  said;

type IndianState = (typeof indianStateCodes)[number];
const isIndianState = (code: string | null): code is IndianState => indianStateCodes.some((known) => known === code);
