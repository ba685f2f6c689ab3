import { imbalancePaise } from '@freightdesk/ledger-contract';
import type { PartySide } from '@freightdesk/parties-contract';
import { taxOf } from '@freightdesk/tax-contract';
import { gstRates } from '@freightdesk/tax-contract/testing';
import fc from 'fast-check';
import {
  advanceTaxFigures,
  advanceTaxLines,
  advanceTaxProblem,
  advanceTaxTaken,
  advanceTaxTerms,
  type AdvanceTerms,
  type TaxedAdvance,
  taxedPart,
} from './advance-tax.rules';

const inKarnataka: PartySide = {
  country: 'IN',
  gstin: '29AAGCB7383J1Z4',
  stateCode: '29',
  isSez: false,
  address: null,
};
const terms = (changes: Partial<AdvanceTerms> = {}): AdvanceTerms => ({
  date: '2026-11-20',
  said: undefined,
  ours: { gstin: '27AAGCB7383J1Z8', stateCode: '27', taxOnAdvances: true },
  customer: inKarnataka,
  rates: gstRates,
  ...changes,
});

const less = (left: TaxedAdvance, taken: TaxedAdvance): TaxedAdvance => ({
  advancePaise: left.advancePaise - taken.advancePaise,
  cgstPaise: left.cgstPaise - taken.cgstPaise,
  sgstPaise: left.sgstPaise - taken.sgstPaise,
  igstPaise: left.igstPaise - taken.igstPaise,
});

describe('an advance from a customer', () => {
  it.each<[string, Partial<AdvanceTerms>, object | null]>([
    ['of another State bears IGST at 18%', {}, { gstRate: '18', supply: 'INTER', placeOfSupply: '29' }],
    [
      'of our State bears both halves',
      { customer: { ...inKarnataka, gstin: null, stateCode: '27' } },
      { supply: 'INTRA' },
    ],
    [
      'in a SEZ of our State bears IGST',
      { customer: { ...inKarnataka, stateCode: '27', gstin: '27AAPFU0939F1ZV', isSez: true } },
      { supply: 'INTER' },
    ],
    [
      'bears the rate and place that are said',
      { said: { gstRate: '5', placeOfSupply: '27' } },
      { gstRate: '5', supply: 'INTRA' },
    ],
    ['bears none where a person says so', { said: null }, null],
    ['bears none from abroad', { customer: { ...inKarnataka, country: 'AE' } }, null],
    ['bears none while we are not registered', { ours: { ...terms().ours, gstin: null } }, null],
    ['bears none where the company takes none', { ours: { ...terms().ours, taxOnAdvances: false } }, null],
    [
      'bears what is asked for all the same',
      { ours: { ...terms().ours, taxOnAdvances: false }, said: { gstRate: '18' } },
      { gstRate: '18' },
    ],
  ])('%s', (_what, changes, expected) => {
    const found = advanceTaxTerms(terms(changes));

    expect({ found }).toMatchObject({ found: expected });
  });

  it.each<[string, Partial<AdvanceTerms>, string | undefined]>([
    ['at a rate that ended', { said: { gstRate: '12' } }, 'advanceTax.gstRate'],
    ['on an export', { said: { gstRate: '18' }, customer: { ...inKarnataka, country: 'AE' } }, 'advanceTax'],
    ['at a rate in force', { said: { gstRate: '18' } }, undefined],
  ])('is asked for tax %s', (_what, changes, field) => {
    expect(advanceTaxProblem(terms(changes))?.field).toBe(field);
  });

  it('has its tax within it', () => {
    expect(advanceTaxFigures(1_180_00, { gstRate: '18', supply: 'INTRA', placeOfSupply: '27' })).toEqual({
      ...{ taxablePaise: 1_000_00, cgstPaise: 90_00, sgstPaise: 90_00, igstPaise: 0 },
    });
  });

  it('gives its tax back as it is used, however many parts it is used in, and every voucher balances', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90_00_000 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('5', '18', '40'),
        fc.constantFrom('INTRA' as const, 'INTER' as const),
        (parts, gstRate, supply) => {
          const advancePaise = parts.reduce((sum, part) => sum + part, 0);
          const whole = { ...advanceTaxFigures(advancePaise, { gstRate, supply, placeOfSupply: '27' }), advancePaise };
          let left: TaxedAdvance = whole;
          for (const part of parts) {
            const taken = advanceTaxTaken(whole, left, part);
            expect(taken.cgstPaise).toBe(taken.sgstPaise);
            expect(imbalancePaise(advanceTaxLines(taken, { gstRate, partyId: 'p', isUsed: true }))).toBe(0);
            left = less(left, { ...taken, advancePaise: part });
          }
          expect({ left: left.advancePaise, tax: taxOf(left) }).toEqual({ left: 0, tax: 0 });
        },
      ),
    );
  });

  it('of which parts are used and taken off again bears tax for what was taxed and is left, and never more', () => {
    const figures = advanceTaxFigures(60_000, { gstRate: '18', supply: 'INTER', placeOfSupply: '29' });
    const whole = { ...figures, advancePaise: 60_000 };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 12 }), (moves) => {
        let left = 60_000;
        let taxed: TaxedAdvance = whole;
        for (const asked of moves) {
          // Of what is left so much is used; of 40,000 that settled an invoice at once more can be taken off than was taxed.
          const part = Math.max(Math.min(asked, left), left - 100_000);
          const advancePaise = taxedPart({ advancePaise: 60_000, leftPaise: taxed.advancePaise }, part);
          taxed = less(taxed, { ...advanceTaxTaken(whole, taxed, advancePaise), advancePaise });
          left -= part;
          expect(taxed.advancePaise).toBeGreaterThanOrEqual(0);
          expect(taxed.advancePaise).toBeLessThanOrEqual(Math.min(left, 60_000));
          // What is left of a few paise may bear none; no tax is left of nothing.
          expect(taxOf(taxed)).toBeGreaterThanOrEqual(0);
          expect(taxOf(taxed)).toBeLessThanOrEqual(taxed.advancePaise);
        }
      }),
    );
  });
});
