import { type CarriageFacts, gstPayerNotice, proposedGstPayer } from './gst-payer.rules';

const sender = { name: 'Kaveri Traders', gstin: '29AAGCB7383J1Z4' };
const receiver = { name: 'Coastal Spices', gstin: '27AAPFU0939F1ZV' };
const person = { name: 'Asha Rao', gstin: 'URP' };
const road: CarriageFacts = { mode: 'SURFACE', freightBasis: 'PAID', consignor: sender, consignee: receiver };
const billed = (to: CarriageFacts['billed']): CarriageFacts => ({ ...road, freightBasis: 'TBB', billed: to });

describe('under reverse charge the tax is owed', () => {
  it.each([
    ['by the consignor who paid the freight', road, 'CONSIGNOR'],
    ['by the consignee who is to pay it', { ...road, freightBasis: 'TO_PAY' }, 'CONSIGNEE'],
    ['by the consignor who is billed, by the GSTIN', billed({ ...sender, name: 'Kaveri' }), 'CONSIGNOR'],
    ['by the consignee who is billed', billed(receiver), 'CONSIGNEE'],
    [
      'by a consignor without a GSTIN who is billed, by name',
      { ...billed({ name: 'asha rao', gstin: null }), consignor: person },
      'CONSIGNOR',
    ],
    [
      'by a third party who is billed, which the desk says',
      billed({ name: 'Deccan Cargo', gstin: '36AAGCB7383J1Z9' }),
      null,
    ],
    ['by whom is not known before the freight is', { ...road, freightBasis: null }, null],
    ['by the carrier in the air', { ...road, mode: 'AIR' }, 'TRANSPORTER'],
  ] as const)('%s', (_what, facts, payer) => {
    expect(proposedGstPayer(facts, 'REVERSE_CHARGE')).toBe(payer);
  });
});

it.each([
  ['FORWARD_WITHOUT_CREDIT', 'SURFACE', 'TRANSPORTER'],
  ['FORWARD_WITH_CREDIT', 'FTL', 'TRANSPORTER'],
  [null, 'SURFACE', null],
  [null, 'RAIL', 'TRANSPORTER'],
] as const)('by the option %s, carriage by %s is taxed by %s', (option, mode, payer) => {
  expect(proposedGstPayer({ ...road, mode }, option)).toBe(payer);
});

it.each([
  ['a consignor who is registered', 'CONSIGNOR', sender, false],
  ['a consignor who is not registered', 'CONSIGNOR', person, true],
  ['a consignor whose GSTIN is not said', 'CONSIGNOR', { name: 'Asha Rao' }, true],
  ['a consignor who is not named yet', 'CONSIGNOR', { name: '' }, false],
  ['us', 'TRANSPORTER', person, false],
  ['nobody yet', null, person, false],
])('that the tax is owed by %s', (_who, payer, consignor, isTold) => {
  expect(gstPayerNotice(payer, { consignor, consignee: receiver }) !== null).toBe(isTold);
});
