import { customsOf, customsOrderProblems, customsWarnings } from './customs.rules';
import { jobModes } from './jobcard.kinds';

describe('what customs give a job', () => {
  const sea = [
    ['egmNo', 'egmDate', 'csnNo'],
    ['igmNo', 'igmDate', 'igmLineNo', 'csnNo'],
  ] as const;
  const noSea = [
    ['egmNo', 'egmDate'],
    ['igmNo', 'igmDate', 'igmLineNo'],
  ] as const;
  const manifests = { SEA_FCL: sea, SEA_LCL: sea, MULTIMODAL: sea, AIR: noSea, RAIL: noSea, ROAD: [[], []] } as const;

  it.each(jobModes)(
    'of %s is a bill and the manifest of its mode, and nothing where the goods never come here',
    (mode) => {
      const bill = ['shippingBillNo', 'shippingBillDate', 'shippingBillType', 'exportScheme', 'fobPaise', 'leoDate'];
      const entry = ['boeNo', 'boeDate', 'boeType', 'assessablePaise', 'dutyChallanNo', 'oocDate'];
      const [out, inward] = manifests[mode];
      expect(customsOf({ mode, direction: 'EXPORT' })).toEqual(['portCode', ...bill, ...out]);
      expect(customsOf({ mode, direction: 'IMPORT' })).toEqual(['portCode', ...inward, ...entry]);
      expect(customsOf({ mode, direction: 'CROSS_TRADE' })).toEqual([]);
    },
  );
});

it.each([
  ['a let export order before its shipping bill', { shippingBillDate: '2026-11-20', leoDate: '2026-11-19' }, 'leoDate'],
  ['an export manifest before its let export order', { leoDate: '2026-11-20', egmDate: '2026-11-19' }, 'egmDate'],
  ['an out of charge before its bill of entry', { boeDate: '2026-11-20', oocDate: '2026-11-19' }, 'oocDate'],
])('%s is told at its field', (_what, customs, field) => {
  expect(customsOrderProblems(customs).map((problem) => problem.field)).toEqual([field]);
});

it('on one day, or while one is not known, all is in order', () => {
  expect(
    customsOrderProblems({ shippingBillDate: '2026-11-20', leoDate: '2026-11-20', oocDate: '2026-11-20' }),
  ).toEqual([]);
});

it.each([
  ['1234567', 0],
  ['12', 0],
  [null, 0],
  ['SB 1234567', 1],
  ['12345678', 1],
])('a shipping bill numbered %s has %i warnings', (shippingBillNo, count) => {
  expect(customsWarnings({ shippingBillNo })).toHaveLength(count);
});
