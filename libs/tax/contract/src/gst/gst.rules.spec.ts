import fc from 'fast-check';
import { computeInvoice, type InvoiceTerms, taxabilities, taxabilityOf } from './gst.rules';
import { publishedComputations } from './gst.spec-cases.data';
import { supplyKinds } from '../place-of-supply/place-of-supply.rules';

const rupees = (rate: string, gstRate: string) => ({ quantity: '1', rate, gstRate });

describe('published computations', () => {
  it.each(publishedComputations)('$name ($source)', ({ lines, supply, expected }) => {
    expect(computeInvoice({ lines, supply, currency: 'INR' })).toMatchObject(expected);
  });

  it('are seven, and none is left out', () => {
    expect(publishedComputations).toHaveLength(7);
  });
});

describe('the tax of a document', () => {
  it('is rounded for each rate alone, and spelled rates are one rate', () => {
    const lines = [rupees('7.6', '18'), rupees('7.6', '5'), rupees('7.6', '18.00')];

    const invoice = computeInvoice({ lines, supply: 'INTER', currency: 'INR' });

    // 15.20 at 18% is 2.736, 7.60 at 5% is 0.38; the line of 18% that stands last takes the odd paisa.
    expect(invoice.igstPaise).toBe(274 + 38);
    expect(invoice.lines.map(({ igstPaise }) => igstPaise)).toEqual([137, 38, 137]);
  });

  it.each(['EXEMPT', 'NIL', 'NON_GST'] as const)('is nothing on a line that is %s', (taxability) => {
    const lines = [{ ...rupees('100', '18'), taxability }, rupees('100', '18')];

    expect(computeInvoice({ lines, supply: 'INTER', currency: 'INR' }).lines.map(({ igstPaise }) => igstPaise)).toEqual(
      [0, 1800],
    );
  });

  it('is IGST to a SEZ, even in our own State', () => {
    const invoice = computeInvoice({ lines: [rupees('100', '18')], supply: 'SEZ', currency: 'INR' });

    expect(invoice).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 1800 });
  });

  it('under reverse charge is said, and not charged', () => {
    const lines = [rupees('10000', '5')];

    const invoice = computeInvoice({ lines, supply: 'INTRA', currency: 'INR', reverseCharge: true });

    expect(invoice).toMatchObject({
      cgstPaise: 0,
      sgstPaise: 0,
      totalPaise: 1_000_000,
      reverseChargeTax: { cgstPaise: 25_000, sgstPaise: 25_000, igstPaise: 0 },
    });
  });

  it('is owed by nobody else without reverse charge', () => {
    expect(computeInvoice({ lines: [rupees('1', '5')], supply: 'INTRA', currency: 'INR' }).reverseChargeTax).toBeNull();
  });
});

describe('an export in another currency', () => {
  const terms = { lines: [rupees('1000', '18')], supply: 'EXPORT', currency: 'USD', exchangeRate: '83.50' } as const;

  it('under a letter of undertaking bears no tax and is not rounded off', () => {
    expect(computeInvoice(terms)).toMatchObject({
      taxablePaise: 8_350_000,
      igstPaise: 0,
      roundOffPaise: 0,
      totalPaise: 8_350_000,
      currencyTotalMinor: 100_000,
    });
  });

  it('with payment of tax bears IGST in both currencies', () => {
    expect(computeInvoice({ ...terms, exportWithPayment: true })).toMatchObject({
      igstPaise: 1_503_000,
      totalPaise: 9_853_000,
      currencyTotalMinor: 118_000,
    });
  });
});

describe('the round-off', () => {
  it.each([
    ['100.50', true, 50, 10_100],
    ['100.49', true, -49, 10_000],
    ['100.50', false, 0, 10_050],
  ])('of %s, wanted: %s, is %i paise', (rate, roundOff, roundOffPaise, totalPaise) => {
    const invoice = computeInvoice({ lines: [rupees(rate, '0')], supply: 'INTRA', currency: 'INR', roundOff });

    expect(invoice).toMatchObject({ roundOffPaise, totalPaise, currencyTotalMinor: totalPaise });
  });
});

describe('a line at rate 0', () => {
  it.each([
    ['0', undefined, 'NIL'],
    ['0.00', 'TAXABLE', 'NIL'],
    ['0', 'EXEMPT', 'EXEMPT'],
    ['18', undefined, 'TAXABLE'],
    ['10', undefined, 'TAXABLE'],
  ] as const)('%s said to be %s is %s', (gstRate, taxability, expected) => {
    expect(taxabilityOf({ ...rupees('1', gstRate), ...(taxability ? { taxability } : {}) })).toBe(expected);
  });
});

describe('every document', () => {
  const line = fc.record({
    quantity: fc.constantFrom('1', '2.5', '33.333', '1000'),
    rate: fc.nat({ max: 10 ** 9 }).map((value) => (value / 100).toFixed(2)),
    gstRate: fc.constantFrom('0', '5', '12', '18', '18.00', '28'),
    taxability: fc.constantFrom(...taxabilities),
  });
  const terms: fc.Arbitrary<InvoiceTerms> = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    supply: fc.constantFrom(...supplyKinds),
    currency: fc.constantFrom('INR' as const, 'USD' as const, 'JPY' as const),
    exchangeRate: fc.constant('83.5075'),
    roundOff: fc.boolean(),
    reverseCharge: fc.boolean(),
    exportWithPayment: fc.boolean(),
  });
  const heads = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;
  const every = (holds: (terms: InvoiceTerms) => void) => fc.assert(fc.property(terms, holds));

  it('has lines that add up to its header', () => {
    every((document) => {
      const invoice = computeInvoice(document);

      for (const head of heads) {
        expect(invoice.lines.reduce((sum, each) => sum + each[head], 0)).toBe(invoice[head]);
      }
    });
  });

  it('charges as much CGST as SGST, and never beside IGST', () => {
    every((document) => {
      const { cgstPaise, sgstPaise, igstPaise } = computeInvoice(document);

      expect(cgstPaise).toBe(sgstPaise);
      expect(cgstPaise * igstPaise).toBe(0);
    });
  });

  it('totals its parts, with a round-off of at most half a rupee', () => {
    every((document) => {
      const invoice = computeInvoice(document);

      const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = invoice;
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise + roundOffPaise).toBe(totalPaise);
      expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(50);
    });
  });

  it('owes the same tax under reverse charge as it would charge itself', () => {
    every((document) => {
      const charged = computeInvoice({ ...document, reverseCharge: false });
      const reversed = computeInvoice({ ...document, reverseCharge: true });

      const { cgstPaise, sgstPaise, igstPaise } = charged;
      expect(reversed.reverseChargeTax).toEqual({ cgstPaise, sgstPaise, igstPaise });
    });
  });
});
