import { lacksAddress } from './unregistered-recipient.rules';

const address = { line1: '8, Peenya 2nd Phase', line2: null, city: 'Bengaluru', pincode: '560058' };
const unregistered = { country: 'IN', gstin: null, stateCode: '29', address: null } as const;

it.each([
  ['has no address', unregistered, 50_000_00, true],
  ['has an address without its State', { ...unregistered, address, stateCode: null }, 50_000_00, true],
  ['has both', { ...unregistered, address }, 50_000_00, false],
  ['is billed a paisa less', unregistered, 49_999_99, false],
  ['is registered', { ...unregistered, gstin: '29AAGCB7383J1Z4' }, 90_000_00, false],
  ['is abroad', { ...unregistered, country: 'AE', stateCode: '96' as const }, 90_000_00, false],
])('a recipient who %s', (_case, recipient, taxablePaise, lacks) => {
  expect(lacksAddress(recipient, taxablePaise)).toBe(lacks);
});
