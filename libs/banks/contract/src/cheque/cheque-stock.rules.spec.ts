import fc from 'fast-check';
import { amountInWords } from '@freightdesk/shared-money';
import { setChequeLayoutInput } from './cheque-layout.schema';
import { type Cheque, chequeStock, usualChequeLayout, wordsOnLeaf } from './cheque-stock.rules';

const cheque: Cheque = {
  ...{ name: 'Cheque PV/26-27/000001', payee: 'Konkan Roadways', amountPaise: 1_20_345_50, date: '2026-06-02' },
  ...{ isCrossed: true, isLimited: true },
};
const textsOf = (changes: Partial<Cheque> = {}) =>
  chequeStock({ ...cheque, ...changes }, usualChequeLayout).texts.map(({ text }) => text);

it('a leaf bears payee, day in eight boxes, amount in words and figures, its crossing and that it is for no more', () => {
  const texts = textsOf();

  expect(texts).toEqual([
    'A/C PAYEE ONLY',
    ...['0', '2', '0', '6', '2', '0', '2', '6'],
    '**Konkan Roadways**',
    'One Lakh Twenty Thousand Three Hundred Forty Five and',
    'Fifty Paise Only',
    '**1,20,345.50',
    'NOT OVER ₹ 1,20,345.50',
  ]);
  expect(textsOf({ isCrossed: false, isLimited: false })).toEqual(texts.slice(1, -1));
});

it('each digit of the day stands in a box of its own', () => {
  const { texts } = chequeStock(cheque, usualChequeLayout);

  expect(texts.slice(1, 9).map(({ xMm }) => xMm)).toEqual([152, 157, 162, 167, 172, 177, 182, 187]);
});

it('nothing of the usual leaf runs out of it', () => {
  const { texts, widthMm, heightMm } = chequeStock(cheque, usualChequeLayout);

  for (const { xMm, yMm, widthMm: room } of texts) {
    expect(xMm + room).toBeLessThanOrEqual(widthMm);
    expect(yMm).toBeLessThanOrEqual(heightMm - 20);
  }
});

it('words go on whole on the second line, whatever the amount and the room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_99_99_999_99 }), fc.integer({ min: 20, max: 180 }), (paise, room) => {
      const [first, second] = wordsOnLeaf(paise, room);

      expect(`Rupees ${[first, second].filter(Boolean).join(' ')}`).toBe(amountInWords(paise, 'INR'));
    }),
  );
});

it('a layout is measured in mm, to a tenth', () => {
  const input = { id: '01990000-0000-7000-8000-000000000001', version: 1, ...usualChequeLayout };
  const moved = (xMm: string) => ({ ...input, payee: { ...usualChequeLayout.payee, xMm } });

  expect(setChequeLayoutInput.isValidSync(moved('21.5'))).toBe(true);
  expect(setChequeLayoutInput.isValidSync(moved('21.55'))).toBe(false);
  expect(setChequeLayoutInput.isValidSync(moved('-1'))).toBe(false);
});
