import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { earliestDocumentDate, type EwayBilled } from '../eway-bill/eway-bill.rules';
import { vehicleWarning } from '../identifier/vehicle.rules';
import type { Dimension } from './domestic-weight.rules';

interface Place {
  address?: string | null;
  pincode?: string | null;
}

/** What a docket must know of itself before it is booked. */
export interface BookingFacts {
  billingPartyId?: string | null;
  consignor?: Place | null;
  consignee?: Place | null;
  description?: string | null;
  packages?: number | null;
  actualKg?: string | null;
  declaredValuePaise?: number | null;
  risk?: string | null;
  freightBasis?: string | null;
  gstPayableBy?: string | null;
}

const needed = (field: string, message: string): FieldProblem => ({ field, code: 'required', message });

function placeProblems(field: 'consignor' | 'consignee', place: Place | null | undefined): (FieldProblem | null)[] {
  if (!place) return [needed(field, field === 'consignor' ? 'Say who sends the goods.' : 'Say who gets the goods.')];
  return [
    place.address ? null : needed(`${field}.address`, 'Enter the address.'),
    place.pincode ? null : needed(`${field}.pincode`, 'Enter the PIN code.'),
  ];
}

/** What a docket lacks to be booked, or to stay booked (goods receipt: Carriage by Road Act 2007 s.9). */
export function bookingProblems(docket: BookingFacts): FieldProblem[] {
  const problems = [
    ...placeProblems('consignor', docket.consignor),
    ...placeProblems('consignee', docket.consignee),
    docket.billingPartyId ? null : needed('billingPartyId', 'Choose who is billed.'),
    docket.description ? null : needed('description', 'Say what the goods are said to contain.'),
    docket.packages ? null : needed('packages', 'Count the packages.'),
    docket.actualKg ? null : needed('actualKg', 'Weigh the goods.'),
    typeof docket.declaredValuePaise === 'number' ? null : needed('declaredValuePaise', 'Enter the declared value.'),
    docket.risk ? null : needed('risk', 'Choose who bears the risk.'),
    docket.freightBasis ? null : needed('freightBasis', 'Choose who pays the freight.'),
    docket.gstPayableBy ? null : needed('gstPayableBy', 'Choose who owes the GST.'),
  ];
  return problems.filter((problem) => problem !== null);
}

interface BegunFacts {
  billingPartyId?: string | null;
  consignor?: { name?: string | null } | null;
  consignee?: { name?: string | null } | null;
}

/** A draft may lack anything but somebody: one that names nobody is a form that was opened by mistake. */
export function draftProblems({ billingPartyId, consignor, consignee }: BegunFacts): FieldProblem[] {
  if (billingPartyId || consignor?.name || consignee?.name) return [];
  return [needed('billingPartyId', 'Choose who is billed.'), needed('consignor.name', 'Say who sends the goods.')];
}

interface OddFacts {
  packages?: number | null;
  vehicleNumber?: string | null;
  dimensions: readonly Dimension[];
  invoices: readonly EwayBilled[];
}

const isTooOld = ({ date, ewayBillAt }: EwayBilled) =>
  Boolean(ewayBillAt) && date < earliestDocumentDate(new Date(ewayBillAt ?? ''));

/** What a person should look at again; the docket is saved all the same. */
export function docketWarnings(docket: OddFacts): { field: string; message: string }[] {
  const { packages, vehicleNumber, dimensions, invoices } = docket;
  const measured = dimensions.reduce((sum, { quantity }) => sum + quantity, 0);
  const vehicle = vehicleNumber ? vehicleWarning(vehicleNumber) : null;
  return [
    ...(measured > 0 && packages && measured !== packages
      ? [{ field: 'dimensions', message: 'Not as many packages are measured as are counted.' }]
      : []),
    ...(vehicle === null ? [] : [{ field: 'vehicleNumber', message: vehicle }]),
    ...invoices.flatMap((invoice, index) =>
      isTooOld(invoice)
        ? [{ field: `invoices.${index}.date`, message: 'The portal takes documents of at most 180 days.' }]
        : [],
    ),
  ];
}
