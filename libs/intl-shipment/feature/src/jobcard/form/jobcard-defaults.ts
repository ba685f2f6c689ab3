import type { Jobcard } from '@freightdesk/intl-shipment-contract';
import { indianStateCodes } from '@freightdesk/parties-contract';
import { systemClock } from '@freightdesk/shared-calendar';

/** A job from nothing: a container to sea, as most are. */
const newJobcard = () => ({
  date: systemClock.today(),
  mode: 'SEA_FCL' as const,
  direction: 'EXPORT' as const,
  containers: [],
  packages: [],
});

/** A new job; one that repeats another has its parties, its way and its goods, and nothing of that one voyage. */
export const startOf = (job: Jobcard | null) =>
  job === null
    ? newJobcard()
    : {
        ...defaultsOf(job),
        ...{ date: systemClock.today(), containers: [], etd: null, eta: null, vessel: null, voyage: null },
        ...{
          imoNumber: null,
          bookingNumber: null,
          mawbNumber: null,
          hawbNumber: null,
          mblNumber: null,
          hblNumber: null,
        },
        ...{ siCutoffAt: null, vgmCutoffAt: null, gateInCutoffAt: null, customsCutoffAt: null },
        ...{ doNumber: null, doValidUntil: null, reference: null, notes: null },
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
  owner: _owner,
  leadId: _leadId,
  cancelReason: _cancelReason,
  grossKg: _grossKg,
  chargeableKg: _chargeableKg,
  shipments: _shipments,
  // They have a form of their own.
  charges: _charges,
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
