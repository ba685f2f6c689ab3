import { placeOfSupply } from '@freightdesk/tax-contract';
import { recipientWarning } from './unregistered-recipient.rules';

const address = { line1: '8, Peenya 2nd Phase', line2: null, city: 'Bengaluru', pincode: '560058' };
const unregistered = { country: 'IN', gstin: null, stateCode: '29', address: null } as const;
const place = { stateCode: '29', why: 'The recipient is registered in Karnataka (IGST s.12(2)(a)).' } as const;

it.each([
  ['has no address', unregistered, 50_000_00, true],
  ['has an address without its State', { ...unregistered, address, stateCode: null }, 50_000_00, true],
  ['has both', { ...unregistered, address }, 50_000_00, false],
  ['is billed a paisa less', unregistered, 49_999_99, false],
  ['is registered', { ...unregistered, gstin: '29AAGCB7383J1Z4' }, 90_000_00, false],
  ['is abroad', { ...unregistered, country: 'AE', stateCode: '96' as const }, 90_000_00, false],
])('a recipient who %s', (_case, recipient, taxablePaise, lacks) => {
  const warning = recipientWarning(recipient, { taxablePaise, place });

  expect(warning?.includes('the invoice bears the address') ?? false).toBe(lacks);
});

describe('a customer of no State is told of, for the tax is that of ours', () => {
  const recipient = { country: 'IN', gstin: null, stateCode: null, isSez: false };
  const facts = { date: '2026-11-21', supplierState: '27', recipient } as const;

  it.each([
    ['for a service', { service: 'OTHER' }, true],
    ['for carriage of what is handed over nobody knows where', { service: 'GOODS_TRANSPORT' }, true],
    ['not for carriage from a known place', { service: 'GOODS_TRANSPORT', handedOverState: '29' }, false],
    ['not where a person said the place', { service: 'OTHER', stated: { stateCode: '29', reason: 'Asked' } }, false],
  ] as const)('%s', (_case, asked, isTold) => {
    const warning = recipientWarning(
      { ...recipient, address: null },
      { taxablePaise: 1_000_00, place: placeOfSupply({ ...facts, ...asked }) },
    );

    expect(warning?.startsWith('The State of the customer is not known') ?? false).toBe(isTold);
  });
});
