import { docketInput } from './docket.builder';
import { bookingProblems, docketWarnings, draftProblems } from './docket.rules';

const docket = docketInput({ billingPartyId: '01990000-0000-7000-8000-0000000000c1' });
const place = { name: 'Konkan Textiles', address: 'Bhiwandi', pincode: '421302' };

describe('booking a docket', () => {
  it('needs nothing more of one that is complete', () => {
    expect(bookingProblems(docket)).toEqual([]);
  });

  it('takes goods that are declared to be worth nothing', () => {
    expect(bookingProblems({ ...docket, declaredValuePaise: 0 })).toEqual([]);
  });

  it('names all that an empty one lacks', () => {
    expect(bookingProblems({}).map(({ field }) => field)).toEqual([
      'consignor',
      'consignee',
      'billingPartyId',
      'description',
      'packages',
      'actualKg',
      'declaredValuePaise',
      'risk',
      'freightBasis',
      'gstPayableBy',
    ]);
  });

  it.each([
    ['no PIN code', { consignee: { ...place, pincode: null } }, 'consignee.pincode'],
    ['no address', { consignor: { ...place, address: '' } }, 'consignor.address'],
  ])('with %s is told so', (_, changes, field) => {
    expect(bookingProblems({ ...docket, ...changes })).toMatchObject([{ field, code: 'required' }]);
  });
});

describe('a docket is odd', () => {
  const plain = { packages: 12, dimensions: [], invoices: [] };
  const dimension = { quantity: 10, lengthCm: '60', widthCm: '40', heightCm: '30' };
  const invoice = { number: 'INV-7', date: '2026-05-01', valuePaise: 1, ewayBillAt: '2026-11-20T06:00:00Z' };

  it.each([
    ['not all packages are measured', { dimensions: [dimension] }, ['dimensions']],
    ['its vehicle is of the BH series', { vehicleNumber: '22BH1234AA' }, ['vehicleNumber']],
    ['an invoice is older than the portal takes', { invoices: [invoice] }, ['invoices.0.date']],
    ['nothing is wrong', { dimensions: [{ ...dimension, quantity: 12 }], vehicleNumber: 'MH12AB1234' }, []],
  ])('where %s: %#', (_, changes, fields) => {
    expect(docketWarnings({ ...plain, ...changes }).map(({ field }) => field)).toEqual(fields);
  });
});

it.each([
  ['nobody', {}, ['billingPartyId', 'consignor.name']],
  ['a consignor without a name', { consignor: { name: '' } }, ['billingPartyId', 'consignor.name']],
  ['who is billed', { billingPartyId: 'p1' }, []],
  ['who gets the goods', { consignee: { name: 'Kaveri Stores' } }, []],
])('a draft that names %s is held against what it needs', (_what, docket, fields) => {
  expect(draftProblems(docket).map(({ field }) => field)).toEqual(fields);
});
