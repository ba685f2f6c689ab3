import { type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { receiptInput } from './payment.builder';
import { addPaymentInput, allocatePaymentInput, reversePaymentInput } from './payment.schema';

/** The fields that a schema refuses in a value. */
function refusedFields(schema: Schema, value: object): string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Set(error.inner.map(({ path }) => path ?? ''))].sort();
  }
}

const gst = { gstRate: '18', supply: 'INTRA', itcEligible: true };
const expense = { direction: 'EXPENSE', partyId: undefined, accountCode: '6020' };
const invoiceId = '01990000-0000-7000-8000-0000000000d1';

describe('a receipt', () => {
  it.each([
    ['in rupees, nothing kept back', {}, []],
    ['with tax withheld and bank charges', { tdsPaise: 2_000_00, bankChargesPaise: 1_00 }, []],
    ['with a negative tax', { tdsPaise: -1 }, ['tdsPaise']],
    ['of nothing', { amountMinor: 0 }, ['amountMinor']],
    ['in words', { amountMinor: '118000' }, ['amountMinor']],
    ['too large to be kept exactly', { amountMinor: 1e15 }, ['amountMinor']],
    ['in rupees with a rate', { exchangeRate: '83.50' }, ['exchangeRate']],
    ['in rupees with the rate one', { exchangeRate: '1' }, []],
    ['in rupees with rupees stated by the bank', { bankAmountPaise: 1_00 }, ['bankAmountPaise']],
    ['in dollars without a rate', { currency: 'USD' }, ['exchangeRate']],
    ['in dollars at a rate of nothing', { currency: 'USD', exchangeRate: '0' }, ['exchangeRate']],
    ['in dollars at a rate', { currency: 'USD', exchangeRate: '83.50' }, []],
    ['in dollars with the rupees that the bank states', { currency: 'USD', bankAmountPaise: 83_000_00 }, []],
    ['in dollars with tax withheld', { currency: 'USD', exchangeRate: '83.5', tdsPaise: 1 }, ['tdsPaise']],
    ['in a currency that is none', { currency: 'XXX' }, ['currency', 'exchangeRate']],
    [
      'that allocates nothing to an invoice',
      { allocations: [{ invoiceId, amountMinor: 0 }] },
      ['allocations[0].amountMinor'],
    ],
    ['on a day that does not exist', { date: '2026-02-30' }, ['date']],
    ['of nobody', { partyId: undefined }, ['partyId']],
    ['that is an expense for nothing', { direction: 'EXPENSE' }, ['accountCode']],
    ['that is an expense', expense, []],
    ['of nobody for an income', { partyId: undefined, accountCode: '4900' }, []],
    ['with GST, which only an expense has', { gst }, ['gst']],
    ['that is an expense whose tax we owe', { ...expense, gst: { ...gst, reverseCharge: true } }, []],
    ['whose tax we owe', { gst: { ...gst, reverseCharge: true } }, ['gst']],
    [
      'with charges whose tax we owe',
      { bankChargesPaise: 59_00, chargesGst: { ...gst, reverseCharge: true } },
      ['chargesGst'],
    ],
    [
      'in dollars with charges of their rupees',
      { currency: 'USD', exchangeRate: '84.10', bankChargesPaise: 59_00, chargesGst: gst },
      [],
    ],
    [
      'in dollars of which the charges leave nothing',
      { currency: 'USD', exchangeRate: '84.10', amountMinor: 1_00, bankChargesPaise: 84_10 },
      ['bankChargesPaise'],
    ],
    [
      'of dollars that cost the bank’s charges alone',
      { direction: 'PAYMENT', currency: 'USD', bankAmountPaise: 59_00, bankChargesPaise: 59_00 },
      ['bankChargesPaise'],
    ],
    ['with GST within charges', { bankChargesPaise: 59_00, chargesGst: gst }, []],
    ['with GST within no charges', { chargesGst: gst }, ['chargesGst']],
    [
      'of nobody with GST within charges',
      { partyId: undefined, accountCode: '4900', bankChargesPaise: 59_00, chargesGst: gst },
      ['chargesGst'],
    ],
    ['that is a payment to a vendor', { direction: 'PAYMENT' }, []],
    [
      'that is a payment of charges alone',
      { direction: 'PAYMENT', amountMinor: 5_00, bankChargesPaise: 5_00 },
      ['bankChargesPaise'],
    ],
    ['that sets off what a vendor owes', { allocations: [{ invoiceId, amountMinor: -5 }] }, []],
  ])('%s', (_name, changes, expected) => {
    expect(refusedFields(addPaymentInput, { ...receiptInput(), ...changes })).toEqual(expected);
  });
});

it('an allocation names at least one invoice', () => {
  expect(refusedFields(allocatePaymentInput, { id: invoiceId, version: 1, allocations: [] })).toEqual(['allocations']);
});

it('a reversal has a reason', () => {
  expect(refusedFields(reversePaymentInput, { id: invoiceId, version: 1, reason: '' })).toEqual(['reason']);
});
