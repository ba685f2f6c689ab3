import { ValidationError } from '@freightdesk/shared-endpoint/schema';
import { addSaleInvoiceInput } from './sale-invoice.schema';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const line = { description: 'Ocean freight', sac: '996521', quantity: '1', rate: '10000.00', gstRate: '5' };
const invoice = { kind: 'TAX_INVOICE', partyId: id, date: '2026-04-10', currency: 'INR', lines: [line] };

async function fieldsRefused(input: unknown) {
  const refusal: unknown = await addSaleInvoiceInput.validate(input, { strict: true, abortEarly: false }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ValidationError)) return refusal === null ? [] : [refusal];
  return [...new Set(refusal.inner.length > 0 ? refusal.inner.map(({ path }) => path) : [refusal.path])];
}

describe('what a new sale document must be', () => {
  it.each([
    ['with the least that is needed', invoice],
    [
      'with everything a clerk may add',
      {
        ...invoice,
        branchId: id,
        roundOff: false,
        reverseCharge: false,
        placeOfSupply: '27',
        placeOfSupplyReason: 'performed at our warehouse',
        lines: [{ ...line, discountMinor: 1_000_000, taxability: 'TAXABLE', jobId: id }],
        termIds: [id],
        notes: 'Thank you',
        issue: true,
      },
    ],
    ['in another currency', { ...invoice, kind: 'EXPORT', currency: 'USD', exchangeRate: '83.50' }],
    ['at a rate of its own time', { ...invoice, date: '2025-09-21', lines: [{ ...line, gstRate: '12' }] }],
    [
      'as a bill of supply of exempt services',
      {
        ...invoice,
        kind: 'BILL_OF_SUPPLY',
        lines: [{ ...line, gstRate: '0', taxability: 'EXEMPT' }],
      },
    ],
  ])('takes one %s', async (_, input) => {
    expect(await fieldsRefused(input)).toEqual([]);
  });

  it.each([
    ['no lines', { ...invoice, lines: [] }, ['lines']],
    ['lines that are none', { ...invoice, lines: ['x'] }, ['lines[0]']],
    ['a kind that is made otherwise', { ...invoice, kind: 'CREDIT_NOTE' }, ['kind']],
    ['a SAC of goods', { ...invoice, lines: [{ ...line, sac: '8471' }] }, ['lines[0].sac']],
    ['a quantity of nothing', { ...invoice, lines: [{ ...line, quantity: '0.00' }] }, ['lines[0].quantity']],
    ['a rate as a number', { ...invoice, lines: [{ ...line, rate: 100 }] }, ['lines[0].rate']],
    ['five decimals', { ...invoice, lines: [{ ...line, rate: '1.00001' }] }, ['lines[0].rate']],
    [
      'a discount above the line',
      { ...invoice, lines: [{ ...line, discountMinor: 1_000_001 }] },
      ['lines.0.discountMinor'],
    ],
    ['a bill of supply with tax', { ...invoice, kind: 'BILL_OF_SUPPLY' }, ['lines.0.gstRate']],
    ['dollars without their rate', { ...invoice, currency: 'USD' }, ['exchangeRate']],
    ['rupees with a rate', { ...invoice, exchangeRate: '83' }, ['exchangeRate']],
    ['a debit note against nothing', { ...invoice, kind: 'DEBIT_NOTE' }, ['againstInvoiceId']],
    ['a tax invoice against another', { ...invoice, againstInvoiceId: id }, ['againstInvoiceId']],
    ['another place of supply without a reason', { ...invoice, placeOfSupply: '27' }, ['placeOfSupplyReason']],
    [
      'more than can be kept exactly',
      { ...invoice, lines: [{ ...line, quantity: '999999999', rate: '9999999999' }] },
      ['lines'],
    ],
    [
      'each line that is right, whatever is wrong with another',
      {
        ...invoice,
        kind: 'BILL_OF_SUPPLY',
        lines: [{ ...line, rate: '' }, line, { ...line, discountMinor: 1_000_001 }],
      },
      ['lines[0].rate', 'lines.1.gstRate', 'lines.2.gstRate', 'lines.2.discountMinor'],
    ],
    [
      'a discount of the whole, not before all its lines are known',
      { ...invoice, discountMinor: 1_000_001, lines: [line, { ...line, quantity: '0' }] },
      ['lines[1].quantity'],
    ],
    [
      'too much by the lines that are known',
      {
        ...invoice,
        lines: [
          { ...line, rate: '' },
          { ...line, quantity: '999999999', rate: '9999999999' },
        ],
      },
      ['lines[0].rate', 'lines'],
    ],
    ['a computed figure', { ...invoice, totalPaise: 5 }, ['']],
    [
      'all that is wrong at once, between fields and in one alone',
      {
        ...invoice,
        ...{ kind: 'DEBIT_NOTE', currency: 'USD', placeOfSupply: '27', discountPercent: '5', discountMinor: 100 },
        lines: [{ ...line, description: '' }],
      },
      ['lines[0].description', 'exchangeRate', 'againstInvoiceId', 'placeOfSupplyReason', 'discountMinor'],
    ],
    ['no discount above lines that are not known yet', { ...invoice, discountMinor: 100, lines: [] }, ['lines']],
    ['a rate that is no number once', { ...invoice, currency: 'USD', exchangeRate: 'x' }, ['exchangeRate']],
  ])('refuses %s', async (_, input, fields) => {
    expect(await fieldsRefused(input)).toEqual(fields);
  });
});
