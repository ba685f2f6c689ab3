import {
  type AddDocketInput,
  type Dimension,
  type Docket,
  draftProblems,
  type EwayBilled,
  ewayBillProblem,
  type GoodsPerson,
} from '@freightdesk/domestic-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';

export type DocketForm = SchemaForm<AddDocketInput>;

export interface DocketFieldsProps {
  form: DocketForm;
  /** The docket that is changed; null for a new one. */
  docket: Docket | null;
  /** The docket that a new one repeats: it names whom the form holds. */
  like?: Docket | null;
}

type InvoiceLine = NonNullable<AddDocketInput['invoices']>[number];

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
  // They have a form of their own.
  charges: _charges,
  hire: _hire,
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

/** A new docket like another: who, what and on which terms, and nothing of that one journey. */
export const docketLike = (docket: Docket) => ({
  ...defaultsOf(docket),
  ...{ date: systemClock.today(), invoices: [], declaredValuePaise: null },
  ...{ vehicleNumber: null, driverName: null, driverPhone: null, reference: null, notes: null },
});

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

const isDecimal = (text: string | null | undefined): boolean => /^\d+(\.\d+)?$/.test(text ?? '');

/** A weight that is typed to its end; of anything else the rules would make nothing. */
export const typedDecimal = (text: string | null | undefined): string | null =>
  isDecimal(text) ? (text ?? null) : null;

/** The measures that are typed to their end; the others take no room yet. */
export const typedDimensions = (lines: readonly Dimension[]): Dimension[] =>
  lines.filter(
    ({ quantity, lengthCm, widthCm, heightCm }) =>
      Number.isInteger(quantity) && [lengthCm, widthCm, heightCm].every(isDecimal),
  );

/** A field of a moment holds what was typed until it is one. */
const isInstant = (text: string | null | undefined): text is string => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text ?? '');

/** An invoice as far as it is typed, for the rules of e-way bills. */
export function typedBill(line: InvoiceLine): EwayBilled {
  const { number, date, valuePaise, ewayBillNumber, ewayBillAt, distanceKm, overDimensional, extensions } = line;
  return {
    number,
    date: isBusinessDate(date) ? date : '',
    valuePaise: Number.isSafeInteger(valuePaise) ? valuePaise : 0,
    ewayBillNumber: ewayBillNumber && ewayBillProblem(ewayBillNumber) === null ? ewayBillNumber : null,
    ewayBillAt: isInstant(ewayBillAt) ? ewayBillAt : null,
    distanceKm: Number.isInteger(distanceKm) ? distanceKm : null,
    overDimensional: overDimensional ?? false,
    extensions: (extensions ?? []).filter(({ at, validUntil }) => isInstant(at) && isInstant(validUntil)),
  };
}

/** Whether a docket still names nobody: until it does, it is marked where somebody may be named. */
export function useNamesNobody({ control }: DocketForm): boolean {
  const [billingPartyId, consignor, consignee] = useWatch({
    control,
    name: ['billingPartyId', 'consignor.name', 'consignee.name'],
  });
  return draftProblems({ billingPartyId, consignor: { name: consignor }, consignee: { name: consignee } }).length > 0;
}
