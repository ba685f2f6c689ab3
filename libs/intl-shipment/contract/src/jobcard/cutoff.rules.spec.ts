import { cutoffsOf, hasDeliveryOrder } from './cutoff.rules';

it.each([
  ['SEA_FCL', 'EXPORT', ['siCutoffAt', 'vgmCutoffAt', 'gateInCutoffAt', 'customsCutoffAt'], false],
  ['SEA_LCL', 'EXPORT', ['siCutoffAt', 'gateInCutoffAt', 'customsCutoffAt'], false],
  ['AIR', 'EXPORT', ['gateInCutoffAt', 'customsCutoffAt'], false],
  ['AIR', 'CROSS_TRADE', ['gateInCutoffAt', 'customsCutoffAt'], false],
  ['ROAD', 'EXPORT', [], false],
  ['SEA_FCL', 'IMPORT', [], true],
  ['AIR', 'IMPORT', [], true],
  ['ROAD', 'IMPORT', [], false],
] as const)(
  'a job by %s, %s, has the cut-offs %p, and a delivery order: %p',
  (mode, direction, cutoffs, isDelivered) => {
    expect(cutoffsOf(mode, direction)).toEqual(cutoffs);
    expect(hasDeliveryOrder(mode, direction)).toBe(isDelivered);
  },
);
