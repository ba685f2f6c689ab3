import type { AddDocketInput, Docket, GoodsPerson } from '@freightdesk/domestic-contract';
import { systemClock } from '@freightdesk/shared-calendar';

const nobody: GoodsPerson = { name: '' };
const textOf = (value: string | null | undefined): string => value ?? '';

/** A side as fields hold it: blank where nothing is known. */
function personStart(person: GoodsPerson | null) {
  const { name, gstin, stateCode, address, pincode, phone } = person ?? nobody;
  return {
    name,
    gstin: textOf(gstin),
    stateCode: stateCode ?? null,
    address: textOf(address),
    pincode: textOf(pincode),
    phone: textOf(phone),
  };
}

/** A docket from nothing: goods by road to the consignee's door, as most are. */
export const newDocket = () => ({
  date: systemClock.today(),
  mode: 'SURFACE' as const,
  delivery: 'DOOR' as const,
  consignor: personStart(null),
  consignee: personStart(null),
  isHazardous: false,
  dimensions: [],
  invoices: [],
});

/** What a person says of a docket; what is computed, or named for reading, is left out. */
export function defaultsOf({
  id: _id,
  number: _number,
  status: _status,
  version: _version,
  branch: _branch,
  destinationBranch: _destinationBranch,
  billingParty: _billingParty,
  volumetricDivisor: _volumetricDivisor,
  volumetricKg: _volumetricKg,
  chargeableKg: _chargeableKg,
  cancelReason: _cancelReason,
  ewayBillValidUntil: _ewayBillValidUntil,
  shipments: _shipments,
  consignor,
  consignee,
  invoices,
  ...said
}: Docket) {
  return {
    ...said,
    consignor: personStart(consignor),
    consignee: personStart(consignee),
    invoices: invoices.map(({ validUntil: _validUntil, ...invoice }) => invoice),
  };
}

type InvoiceLine = NonNullable<AddDocketInput['invoices']>[number];

/** An empty line. Its amount is none at all, which is blank on the screen and no schema takes: 0 would pass for a value. */
export const newInvoice = (date: string): InvoiceLine => ({
  number: '',
  date,
  valuePaise: Number.NaN,
  ewayBillNumber: '',
  ewayBillAt: '',
  distanceKm: null,
  overDimensional: false,
  extensions: [],
});
