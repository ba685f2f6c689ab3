import fc from 'fast-check';
import { type CreditFacts, creditMoves, creditOfUnpaid, creditUntil, interestIfUsed } from './unpaid-credit.rules';

const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const bill = (changes: Partial<CreditFacts> = {}): CreditFacts => ({
  ...{ cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 },
  ...{ wholeMinor: 11_800_00, outstandingMinor: 11_800_00, reversed: none },
  ...changes,
});

it.each([
  ['2026-05-05', '2026-11-01'],
  ['2025-09-01', '2026-02-28'],
  ['2023-09-02', '2024-02-29'],
  ['2026-01-01', '2026-06-30'],
])('a vendor who billed on %s is to be paid till %s', (billed, until) => {
  expect(creditUntil(billed)).toBe(until);
});

it.each<[string, Partial<CreditFacts>, [reverse: number, restore: number]]>([
  ['nothing is paid of', {}, [900_00, 0]],
  ['a half is paid of', { outstandingMinor: 5_900_00 }, [450_00, 0]],
  ['a third is unpaid of', { outstandingMinor: 3_933_33 }, [300_00, 0]],
  ['only tax deducted at source was paid of', { outstandingMinor: 11_600_00 }, [884_75, 0]],
  ['all is paid of', { outstandingMinor: 0 }, [0, 0]],
  ['a paisa is unpaid of', { outstandingMinor: 1 }, [0, 0]],
  ['all went back of', { reversed: { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 } }, [0, 0]],
  [
    'a half is paid of since all went back',
    { outstandingMinor: 5_900_00, reversed: { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 } },
    [0, 450_00],
  ],
  [
    'a note took all of since all went back',
    {
      ...{ cgstPaise: 0, sgstPaise: 0, wholeMinor: 0, outstandingMinor: 0 },
      reversed: { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 },
    },
    [0, 900_00],
  ],
])('of a bill that %s, what goes back and what is taken again follows', (_how, changes, [reverse, restore]) => {
  const { toReverse, toRestore } = creditMoves(bill(changes));

  expect(toReverse).toEqual({ cgstPaise: reverse, sgstPaise: reverse, igstPaise: 0 });
  expect(toRestore).toEqual({ cgstPaise: restore, sgstPaise: restore, igstPaise: 0 });
});

it('in whatever parts a bill is paid, what went back is taken again to the paisa, and never more than the credit', () => {
  const paise = fc.integer({ min: 1, max: 1_000_000_00 });
  fc.assert(
    fc.property(
      paise,
      paise,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (tax, whole, parts) => {
        const facts = { cgstPaise: tax, sgstPaise: tax, igstPaise: 0, wholeMinor: whole };
        let reversed = none;
        const unpaid = [...parts.map((part) => Math.round(part * whole)), 0];
        for (const outstandingMinor of unpaid) {
          const asked = { ...facts, outstandingMinor, reversed };
          const { toReverse, toRestore } = creditMoves(asked);
          const cgstPaise = reversed.cgstPaise + toReverse.cgstPaise - toRestore.cgstPaise;
          reversed = {
            cgstPaise,
            sgstPaise: reversed.sgstPaise + toReverse.sgstPaise - toRestore.sgstPaise,
            igstPaise: 0,
          };
          expect(reversed).toEqual(creditOfUnpaid(asked));
          expect(cgstPaise).toBeLessThanOrEqual(tax);
          expect(reversed.sgstPaise).toBe(cgstPaise);
        }
        expect(reversed).toEqual(none);
      },
    ),
  );
});

it.each([
  [1_800_00, '2026-05-07', '2026-11-15', 170_43],
  [1_800_00, '2026-11-15', '2026-11-15', 0],
  [1_000_00, '2025-11-15', '2026-11-15', 180_00],
])('interest on %i paise from %s to %s comes to %i where all was used', (paise, from, to, expected) => {
  expect(interestIfUsed(paise, { from, to })).toBe(expected);
});
