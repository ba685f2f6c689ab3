import { type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { docketInput } from './docket/docket.builder';
import { addDocketInput, updateDocketInput, updateDomesticShipmentStatusInput } from './schema';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const docket = docketInput({ billingPartyId: id });
const consignor = { name: 'Konkan Textiles', gstin: '27AAGCB7383J1Z8', address: 'Bhiwandi', pincode: '421302' };
const invoice = {
  number: 'INV-7',
  date: '2026-11-20',
  valuePaise: 80_000_00,
  ewayBillNumber: '6920 0525 9141',
  ewayBillAt: '2026-11-20T06:00:00Z',
  distanceKm: 450,
};
const status = { id, version: 1, status: 'PICKED_UP', at: '2026-11-21T06:30:00Z' };

async function fieldsRefused(schema: Schema, input: unknown) {
  const refusal: unknown = await schema.validate(input, { strict: true, abortEarly: false }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ValidationError)) return refusal === null ? [] : [refusal];
  return [...new Set(refusal.inner.length > 0 ? refusal.inner.map(({ path }) => path) : [refusal.path])];
}

describe('what may be sent', () => {
  it.each([
    ['a whole docket', addDocketInput, docket],
    ['a draft of which little is known', addDocketInput, { date: '2026-11-20', mode: 'FTL', billingPartyId: id }],
    ['an invoice with its e-way bill', addDocketInput, { ...docket, invoices: [invoice] }],
    ['a sender who is not registered', addDocketInput, { ...docket, consignor: { ...consignor, gstin: 'urp' } }],
    ['a change of one field', updateDocketInput, { id, version: 2, notes: null }],
    ['a step with what it needs', updateDomesticShipmentStatusInput, { ...status, vehicleNo: 'MH12AB1234' }],
  ])('is %s', async (_, schema, input) => {
    expect(await fieldsRefused(schema, input)).toEqual([]);
  });

  it.each([
    ['a docket without its date', { ...docket, date: undefined }, ['date']],
    ['a mode of another trade', { ...docket, mode: 'SEA_FCL' }, ['mode']],
    [
      'a PIN code that begins with 0',
      { ...docket, consignor: { ...consignor, pincode: '021302' } },
      ['consignor.pincode'],
    ],
    [
      'a GSTIN that fails its check',
      { ...docket, consignor: { ...consignor, gstin: '27AAPFU0939F1ZO' } },
      ['consignor.gstin'],
    ],
    [
      'a State that is not of the GSTIN',
      { ...docket, consignor: { ...consignor, stateCode: '29' } },
      ['consignor.stateCode'],
    ],
    ['a draft that names nobody', { date: '2026-11-20', mode: 'FTL' }, ['billingPartyId', 'consignor.name']],
    ['a vehicle that is none', { ...docket, vehicleNumber: 'TRUC' }, ['vehicleNumber']],
    ['goods of no weight', { ...docket, actualKg: '0.00' }, ['actualKg']],
    [
      'an e-way bill of eleven digits',
      { ...docket, invoices: [{ ...invoice, ewayBillNumber: '69200525914' }] },
      ['invoices[0].ewayBillNumber'],
    ],
    [
      'a distance of half a kilometre',
      { ...docket, invoices: [{ ...invoice, distanceKm: 0.5 }] },
      ['invoices[0].distanceKm'],
    ],
    [
      'an extension out of its time',
      {
        ...docket,
        invoices: [{ ...invoice, extensions: [{ at: invoice.ewayBillAt, validUntil: '2026-11-30T18:29:00Z' }] }],
      },
      ['invoices[0].extensions'],
    ],
    ['a number set by hand', { ...docket, number: 'HO/26-27/000001' }, ['']],
  ])('is not %s', async (_, input, fields) => {
    expect(await fieldsRefused(addDocketInput, input)).toEqual(fields);
  });

  it('is not a step of another machine', async () => {
    expect(await fieldsRefused(updateDomesticShipmentStatusInput, { ...status, status: 'DEPARTED' })).toEqual([
      'status',
    ]);
  });
});
