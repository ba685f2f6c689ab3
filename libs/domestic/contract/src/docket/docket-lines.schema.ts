import {
  array,
  boolean,
  businessDate,
  decimalText,
  type InferType,
  instant,
  minorUnits,
  number,
  record,
  ruled,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { indianStateCodes, phoneProblem, pincodeProblem, stateOfGstin } from '@freightdesk/parties-contract';
import { ewayBillProblem, extensionProblem } from '../eway-bill/eway-bill.rules';
import { isUnregistered, registrationProblem } from '../identifier/registration.rules';

/** Who sends or gets the goods, as it stands on the docket. The State is read from the GSTIN where it is left out. */
export const goodsPerson = record({
  name: string().label('Name').max(200).required(),
  gstin: ruled('gstin', registrationProblem).label('GSTIN or URP').max(30).nullable(),
  stateCode: string()
    .label('State')
    .nullable()
    .oneOf([...indianStateCodes, null])
    .test('state', 'The GSTIN is of another State.', (code, { parent: { gstin } }) => {
      const isKnown = typeof gstin === 'string' && !isUnregistered(gstin) && registrationProblem(gstin) === null;
      return !code || !isKnown || stateOfGstin(gstin) === code;
    }),
  address: string().label('Address').max(500).nullable(),
  pincode: ruled('pincode', pincodeProblem).label('PIN code').max(12).nullable(),
  phone: ruled('phone', phoneProblem).label('Phone').max(40).nullable(),
});
export type GoodsPerson = InferType<typeof goodsPerson>;

const centimetres = () => decimalText({ digits: 5, decimals: 2 });

export const dimension = record({
  quantity: number().label('Quantity').integer().min(1).max(1_000_000).required(),
  lengthCm: centimetres().label('Length cm').required(),
  widthCm: centimetres().label('Width cm').required(),
  heightCm: centimetres().label('Height cm').required(),
});

const extension = record({
  at: instant().label('Extended at').required(),
  validUntil: instant().label('Valid until').required(),
});

/** The longest way that the e-way bill portal takes. */
const longestKm = 4000;

const invoiceFields = {
  number: string().label('Invoice number').max(30).required(),
  date: businessDate().label('Invoice date').required(),
  valuePaise: minorUnits().min(0).label('Value').required(),
  ewayBillNumber: ruled('eway-bill', ewayBillProblem).label('E-way bill').max(30).nullable(),
  /** When the bill was generated: validity counts from there. */
  ewayBillAt: instant().label('Generated at').nullable(),
  distanceKm: number().label('Distance km').integer().min(1).max(longestKm).nullable(),
  overDimensional: boolean().label('Over-dimensional cargo'),
};

/** An invoice that travels with the goods. */
export const docketInvoice = record({
  ...invoiceFields,
  extensions: array(extension).label('Extensions').max(20),
}).test('extensions', (invoice, context) => {
  const message = invoice.extensions?.length ? extensionProblem(invoice) : null;
  return message === null || context.createError({ path: `${context.path}.extensions`, message });
});

export const docketInvoiceRecord = record({
  ...invoiceFields,
  ewayBillNumber: string().nullable().defined(),
  ewayBillAt: instant().nullable().defined(),
  distanceKm: number().nullable().defined(),
  overDimensional: boolean().required(),
  extensions: array(extension.required()).required(),
  /** Until when its e-way bill covers the goods; null while that is not known. */
  validUntil: instant().nullable().defined(),
});
export type DocketInvoice = InferType<typeof docketInvoiceRecord>;
