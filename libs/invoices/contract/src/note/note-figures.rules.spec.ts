import { type SupplyKind, taxOf } from '@freightdesk/tax-contract';
import fc from 'fast-check';
import { type CorrectedDocument, leftOf } from './left-of.rules';
import { noted, correctedDocument as issued } from './note.builder';
import { noteFigures } from './note-figures.rules';
import { noteParts, restParts, writtenPart } from './note-lines.rules';

const line = (rate: string, gstRate = '18') => ({ quantity: '1', rate, gstRate });
const full = (document: CorrectedDocument) => noteFigures(document, restParts(document));

describe('a note of the whole', () => {
  it('is the exact mirror of its document, round-off included', () => {
    const document = issued({ lines: [line('10000.40'), line('33.33'), line('200', '5')] });

    const { lines, ...totals } = full(document);

    expect(document).toMatchObject(totals);
    expect(document.lines).toMatchObject(lines);
    expect(totals.roundOffPaise).not.toBe(0);
  });

  it('under reverse charge takes back what the recipient owed', () => {
    const document = issued({ lines: [line('1000')], reverseCharge: true });

    expect(full(document)).toMatchObject({
      totalPaise: 1000_00,
      reverseChargeTax: { cgstPaise: 90_00, sgstPaise: 90_00 },
    });
  });
});

describe('a note of a part', () => {
  it('is taxed and rounded as its document is', () => {
    const document = issued({ lines: [line('10000'), line('5000')] });

    expect(noteFigures(document, [{ line: 0, minor: 1000_40 }])).toEqual({
      lines: [{ taxableMinor: 1000_40, taxablePaise: 1000_40, cgstPaise: 90_04, sgstPaise: 90_04, igstPaise: 0 }],
      taxablePaise: 1000_40,
      ...{ cgstPaise: 90_04, sgstPaise: 90_04, igstPaise: 0 },
      ...{ roundOffPaise: -48, totalPaise: 1180_00, currencyTotalMinor: 1180_00 },
      reverseChargeTax: null,
    });
  });

  it('in dollars is worth what it takes off its document, which payments then settle to the paisa', () => {
    const document = issued({ lines: [line('1000', '0')], currency: 'USD', supply: 'EXPORT' });

    expect(noteFigures(document, [{ line: 0, minor: 250_00 }])).toMatchObject({
      currencyTotalMinor: 250_00,
      taxablePaise: 20_864_18,
      roundOffPaise: -1,
      totalPaise: 20_864_17,
    });
  });
});

describe('the lines of a note', () => {
  const document = issued({
    lines: [
      { ...line('1000'), description: 'Ocean freight' },
      { ...line('300'), description: 'Handling' },
      { ...line('200', '5'), sac: '996712', description: 'Clearance' },
    ],
  });
  const asked = (changes: object = {}) => ({ description: 'Handling', sac: '996521', ...line('100'), ...changes });

  it.each([
    ['by what it is called', {}, 1],
    ['by enough that is left, where its name has too little', { rate: '400' }, 0],
    ['by its place', { againstLine: 3 }, 2],
    ['by SAC and rate', { description: 'Wrong rate', sac: '996712', gstRate: '5.00' }, 2],
  ])('are found %s', (_how, changes, meant) => {
    expect(noteParts(document, [asked(changes)])).toMatchObject({ parts: [{ line: meant }], problems: [] });
  });

  it.each([
    ['unknown_line', 'lines.0.sac', { gstRate: '12' }],
    ['unknown_line', 'lines.0.sac', { againstLine: 4 }],
    ['nothing_noted', 'lines.0.rate', { rate: '0.001' }],
    ['above_left', 'lines.0.rate', { againstLine: 2, rate: '300.01' }],
  ])('%s is said at %s', (code, field, changes) => {
    expect(noteParts(document, [asked(changes)])).toMatchObject({ parts: [], problems: [{ code, field }] });
  });

  it('that ask twice for the same are refused from where too little is left', () => {
    const { problems } = noteParts(document, [
      asked({ againstLine: 2, rate: '200' }),
      asked({ againstLine: 2, rate: '200' }),
    ]);

    expect(problems).toEqual([
      expect.objectContaining({
        field: 'lines.1.rate',
        code: 'above_left',
        values: { left: '100.00', excess: '100.00' },
      }),
    ]);
  });

  it('that a note took already name it', () => {
    const after = noted(document, [{ line: 1, minor: 300_00 }]);

    expect(noteParts(after, [asked({ againstLine: 2 })]).problems).toEqual([
      expect.objectContaining({ code: 'noted_already', values: { numbers: 'CN/1' } }),
    ]);
    expect(restParts(after)).toEqual([
      { line: 0, minor: 1000_00 },
      { line: 2, minor: 200_00 },
    ]);
  });

  it('of a rest are written as one piece of what is left', () => {
    expect(writtenPart({ line: 0, minor: 12_50 }, document)).toMatchObject({
      quantity: '1',
      rate: '12.5',
      againstPosition: 1,
    });
  });
});

it('a document of an odd paisa in dollars, half of it paid, has a note of the whole with a paisa of round-off', () => {
  const document = issued({ lines: [{ quantity: '1', rate: '2747.26', gstRate: '0' }], currency: 'USD' });
  const { totalPaise, roundOffPaise } = full({ ...document, outstandingMinor: 1373_63 });

  expect(document.totalPaise % 2).toBe(1);
  expect([totalPaise - document.totalPaise, roundOffPaise - document.roundOffPaise]).toEqual([1, 1]);
});

describe('whatever notes are made', () => {
  const terms = fc.record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 50 }).map(String),
        rate: fc.integer({ min: 1, max: 9_999_99 }).map((paise) => (paise / 100).toFixed(2)),
        gstRate: fc.constantFrom('0', '5', '12', '18'),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    supply: fc.constantFrom<SupplyKind>('INTRA', 'INTER', 'EXPORT', 'SEZ'),
    currency: fc.constantFrom('INR' as const, 'USD' as const),
    reverseCharge: fc.boolean(),
  });
  /** Of two equal shares of an odd paisa each rounds up: in another currency the rest may come to one more, which is round-off. */
  const halfPaise = ({ currency }: Pick<CorrectedDocument, 'currency'>): number => (currency === 'INR' ? 0 : 1);
  const shares = fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }), { maxLength: 5 });

  it('their lines add up, none takes more than is left, and the last takes the rest to the paisa', () => {
    fc.assert(
      fc.property(terms, shares, fc.integer({ min: 0, max: 100 }), (written, all, paid) => {
        let document = issued(written);
        document = { ...document, outstandingMinor: Math.floor((document.currencyTotalMinor * paid) / 100) };
        const owed = document.outstandingMinor;
        for (const percents of [...all, null]) {
          const left = leftOf(document).lines;
          const parts = left.flatMap(({ taxableMinor }, at) => {
            const minor = percents ? Math.floor((taxableMinor * (percents[at] ?? 0)) / 100) : taxableMinor;
            return minor > 0 ? [{ line: at, minor }] : [];
          });
          if (parts.length === 0) continue;
          const note = noteFigures(document, parts);
          const sum = (pick: (one: (typeof note.lines)[number]) => number) =>
            note.lines.reduce((total, one) => total + pick(one), 0);
          expect(sum((one) => one.taxablePaise)).toBe(note.taxablePaise);
          expect(sum(taxOf)).toBe(taxOf(note));
          expect(note.cgstPaise).toBe(note.sgstPaise);
          expect(note.taxablePaise + taxOf(note) + note.roundOffPaise).toBe(note.totalPaise);
          document = noted(document, parts);
          const { totalPaise, currencyTotalMinor, lines } = leftOf(document);
          const amounts = [currencyTotalMinor, ...lines.flatMap((one) => [...Object.values(one)])];
          expect(Math.min(...amounts, note.totalPaise)).toBeGreaterThanOrEqual(0);
          expect(totalPaise).toBeGreaterThanOrEqual(currencyTotalMinor === 0 ? -halfPaise(written) : 0);
        }
        const { lines, reverseChargeTax, currencyTotalMinor, totalPaise, roundOffPaise } = leftOf(document);
        expect([...lines.flatMap((one) => Object.values(one)), currencyTotalMinor].every((left) => left === 0)).toBe(
          true,
        );
        expect(Math.abs(totalPaise)).toBeLessThanOrEqual(halfPaise(written));
        expect(roundOffPaise).toBe(totalPaise);
        expect(Object.values(reverseChargeTax ?? {}).every((left) => left === 0)).toBe(true);
        expect(document.outstandingMinor).toBe(owed - Math.min(owed, document.currencyTotalMinor));
      }),
      { numRuns: process.env['FREIGHTDESK_FULL_TESTS'] === '1' ? 20_000 : 300 },
    );
  });
});
