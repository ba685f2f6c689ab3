import { ValidationError } from '@freightdesk/shared-endpoint/schema';
import { supplierNumberKey } from './purchase-invoice.rules';
import { addPurchaseInvoiceInput } from './purchase-invoice.schema';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const line = { description: 'Ocean freight', sac: '996521', quantity: '1', rate: '10000.00', gstRate: '5' };
const bill = {
  partyId: id,
  supplierNumber: 'V/1',
  supplierDate: '2026-04-08',
  date: '2026-04-10',
  currency: 'INR',
  lines: [line],
};

async function fieldsRefused(input: unknown) {
  const refusal: unknown = await addPurchaseInvoiceInput.validate(input, { strict: true, abortEarly: false }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ValidationError)) return refusal === null ? [] : [refusal];
  return [...new Set(refusal.inner.length > 0 ? refusal.inner.map(({ path }) => path) : [refusal.path])];
}

describe("what a vendor's bill must be", () => {
  it.each([
    ['with the least that is needed', bill],
    [
      'with everything a clerk may add',
      {
        ...bill,
        branchId: id,
        partyGstin: '27AAPFU0939F1ZV',
        reverseCharge: false,
        itcEligible: false,
        tdsNature: 'CONTRACT',
        roundOffPaise: -99,
        statedTax: { cgstPaise: 250_50 },
        lines: [{ ...line, taxability: 'TAXABLE', accountCode: '5010', jobId: id }],
        post: true,
      },
    ],
    ['without any TDS', { ...bill, tdsNature: null, statedTax: null }],
    ['in another currency', { ...bill, currency: 'USD', exchangeRate: '83.50' }],
    ['of goods', { ...bill, lines: [{ ...line, sac: '48201020', gstRate: '18' }] }],
    [
      'at the rate of the day it was billed',
      { ...bill, supplierDate: '2025-09-21', lines: [{ ...line, gstRate: '12' }] },
    ],
    ['under reverse charge that states no tax', { ...bill, reverseCharge: true, statedTax: { cgstPaise: 0 } }],
  ])('takes one %s', async (_, input) => {
    expect(await fieldsRefused(input)).toEqual([]);
  });

  it.each([
    ['no lines', { ...bill, lines: [] }, ['lines']],
    ['no number of the vendor', { ...bill, supplierNumber: '' }, ['supplierNumber']],
    ['a SAC of five digits', { ...bill, lines: [{ ...line, sac: '99652' }] }, ['lines[0].sac']],
    ['words for a code', { ...bill, lines: [{ ...line, sac: 'freight' }] }, ['lines[0].sac']],
    ['a quantity of nothing', { ...bill, lines: [{ ...line, quantity: '0.00' }] }, ['lines[0].quantity']],
    ['a round-off of a rupee', { ...bill, roundOffPaise: 100 }, ['roundOffPaise']],
    ['a round-off of dollars', { ...bill, currency: 'USD', exchangeRate: '83', roundOffPaise: 1 }, ['roundOffPaise']],
    ['a bill of tomorrow', { ...bill, supplierDate: '2026-04-11' }, ['supplierDate']],
    ['dollars without their rate', { ...bill, currency: 'USD' }, ['exchangeRate']],
    ['negative tax', { ...bill, statedTax: { igstPaise: -1 } }, ['statedTax.igstPaise']],
    ['tax under reverse charge', { ...bill, reverseCharge: true, statedTax: { igstPaise: 1 } }, ['statedTax']],
    ['a nature that the law does not know', { ...bill, tdsNature: 'SALARY' }, ['tdsNature']],
    [
      'too much by the lines that are known',
      {
        ...bill,
        lines: [
          { ...line, rate: '' },
          { ...line, quantity: '999999999', rate: '9999999999' },
        ],
      },
      ['lines[0].rate', 'lines'],
    ],
    ['a computed figure', { ...bill, tdsPaise: 5 }, ['']],
    [
      'all that is wrong at once, between fields and in one alone',
      { ...bill, supplierNumber: '', supplierDate: '2026-04-11', currency: 'USD', roundOffPaise: 5, lines: [] },
      ['supplierNumber', 'lines', 'supplierDate', 'exchangeRate', 'roundOffPaise'],
    ],
    ['a date that is none once', { ...bill, supplierDate: 'x' }, ['supplierDate']],
    ['more than can be kept', { ...bill, lines: [{ ...line, quantity: '999999999', rate: '9999999999' }] }, ['lines']],
  ])('refuses %s', async (_, input, fields) => {
    expect(await fieldsRefused(input)).toEqual(fields);
  });
});

it.each([
  ['inv/ 0042', 'INV/0042'],
  [' INV/0042\u00a0', 'INV/0042'],
  ['ＩＮＶ/0042', 'INV/0042'],
])('the number %p is the same as %s', (typed, key) => {
  expect(supplierNumberKey(typed)).toBe(key);
});
