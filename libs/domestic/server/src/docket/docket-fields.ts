import {
  type AddDocketInput,
  type DocketInvoice,
  ewayBillValidUntil,
  type GoodsPerson,
  isUnregistered,
  normaliseEwayBill,
  normaliseVehicleNumber,
  unregistered,
} from '@freightdesk/domestic-contract';
import { normaliseGstin, normalisePhone, stateOfGstin } from '@freightdesk/parties-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';

/** Fields of a docket that name another record, by the constraint of each. */
export const docketReferences = {
  docket_branch_id_fkey: 'branchId',
  docket_destination_branch_id_fkey: 'destinationBranchId',
  docket_billing_party_id_fkey: 'billingPartyId',
  docket_hire_party_id_fkey: 'hire.partyId',
};

type Fields = Omit<AddDocketInput, 'date' | 'mode' | 'branchId' | 'invoices' | 'charges'>;

/** Whose charges they are, who is billed for them where they name nobody, and at the rates of which day. */
export const chargedDocket = ({ billingPartyId, date }: Pick<AddDocketInput, 'billingPartyId' | 'date'>) => ({
  record: 'docket' as const,
  customerId: billingPartyId ?? null,
  date,
});

/** The fields as their columns take them, in normal spelling; what was left out stays left out. */
export function asColumns<Given extends Partial<Fields>>(given: Given) {
  const { consignor, consignee, dimensions, vehicleNumber, driverPhone, ...fields } = given;
  return {
    ...fields,
    ...(consignor !== undefined && { consignor: personAsJson(consignor) }),
    ...(consignee !== undefined && { consignee: personAsJson(consignee) }),
    ...(dimensions && { dimensions: JSON.stringify(dimensions) }),
    ...(vehicleNumber !== undefined && { vehicleNumber: vehicleNumber && normaliseVehicleNumber(vehicleNumber) }),
    ...(driverPhone !== undefined && { driverPhone: driverPhone && normalisePhone(driverPhone) }),
  };
}

/** The State is that of the GSTIN where it was left out: the place of supply is read from it. */
function personAsJson(person: GoodsPerson | null): string | null {
  if (person === null) return null;
  const { name, address, pincode, phone } = person;
  const gstin = person.gstin ? spelledRegistration(person.gstin) : null;
  const stateCode = person.stateCode ?? (gstin && gstin !== unregistered ? stateOfGstin(gstin) : null);
  return JSON.stringify({
    name,
    gstin,
    stateCode,
    address: address ?? null,
    pincode: pincode?.replace(/\s/g, '') ?? null,
    phone: phone ? normalisePhone(phone) : null,
  });
}

const spelledRegistration = (text: string) => (isUnregistered(text) ? unregistered : normaliseGstin(text));

type GivenInvoice = NonNullable<AddDocketInput['invoices']>[number];

/** An invoice with its e-way bill, and until when that is valid. */
export function completeInvoice(given: GivenInvoice): DocketInvoice {
  const { ewayBillNumber, ewayBillAt, distanceKm, overDimensional, extensions, ...invoice } = given;
  const whole = {
    ...invoice,
    ewayBillNumber: ewayBillNumber ? normaliseEwayBill(ewayBillNumber) : null,
    ewayBillAt: ewayBillAt ?? null,
    distanceKm: distanceKm ?? null,
    overDimensional: overDimensional ?? false,
    extensions: extensions ?? [],
  };
  return { ...whole, validUntil: ewayBillValidUntil(whole)?.toISOString() ?? null };
}

/** An e-way bill was generated before it is written down. */
export function refuseBillsAhead(invoices: readonly GivenInvoice[], now: Date): void {
  const errors = invoices.flatMap(({ ewayBillAt }, index) =>
    ewayBillAt && new Date(ewayBillAt) > now
      ? [{ field: `invoices.${index}.ewayBillAt`, code: 'event_time', message: 'This has not happened yet.' }]
      : [],
  );
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}
