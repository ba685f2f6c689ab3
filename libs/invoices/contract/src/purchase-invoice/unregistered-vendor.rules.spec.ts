import { billsUnregistered, chargesUnregistered } from './unregistered-vendor.rules';

const charged = { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 };
const nothing = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

it.each([
  ['without a GSTIN who charges GST', { country: 'IN', gstin: null }, charged, true],
  ['without a GSTIN who charges none', { country: 'IN', gstin: null }, nothing, false],
  ['with a GSTIN', { country: 'IN', gstin: '27AAPFU0939F1ZV' }, charged, false],
  ['abroad', { country: 'SG', gstin: null }, charged, false],
] as const)('a vendor %s is told of', (_who, vendor, heads, isTold) => {
  expect(chargesUnregistered(vendor, heads)).toBe(isTold);
});

it.each([
  ['within the State, without a GSTIN', 'INTRA', null, true],
  ['from abroad', 'IMPORT', null, false],
  ['of a registered vendor', 'INTRA', '27AAPFU0939F1ZV', false],
] as const)('a bill that charges GST %s is told of: %s', (_what, supply, gstin, isTold) => {
  expect(billsUnregistered({ ...charged, supply, party: { gstin } })).toBe(isTold);
});
