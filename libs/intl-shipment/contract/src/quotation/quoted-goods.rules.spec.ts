import { quotedGoods } from './quoted-goods.rules';

const boxes = [{ quantity: 2, sizeType: '45G1' as const }];

it.each([
  ['nothing', {}, { chargeableKg: null, revenueTons: null, containers: [] }],
  ['by air, heavy', { mode: 'AIR', grossKg: '1000', cbm: '2.64' }, { chargeableKg: '1000', revenueTons: '2.64' }],
  ['by air, light', { mode: 'AIR', grossKg: '45', cbm: '0.384' }, { chargeableKg: '64', revenueTons: '0.384' }],
  ['by air, to the next half kilogram', { mode: 'AIR', grossKg: '14', cbm: '0.088' }, { chargeableKg: '15' }],
  ['by air, the weight alone', { mode: 'AIR', grossKg: '120.2' }, { chargeableKg: '120.5' }],
  ['by air, the volume alone', { mode: 'AIR', cbm: '6' }, { chargeableKg: '1000' }],
  ['with the goods of others, heavy', { mode: 'SEA_LCL', grossKg: '3200', cbm: '2.1' }, { revenueTons: '3.2' }],
  ['with the goods of others, little', { mode: 'SEA_LCL', grossKg: '80', cbm: '0.3' }, { revenueTons: '1' }],
  ['in boxes', { mode: 'SEA_FCL', containers: boxes }, { containers: ['45G1', '45G1'] }],
  [
    'half typed',
    { mode: 'SEA_FCL', grossKg: '12.', containers: [{ quantity: 1 }] },
    { chargeableKg: null, containers: [] },
  ],
] as const)('goods %s are charged by what they come to', (_what, cargo, goods) => {
  expect(quotedGoods(cargo)).toMatchObject(goods);
});

it('by air the volume is divided as it was agreed with the customer', () => {
  expect(quotedGoods({ mode: 'AIR', grossKg: '45', cbm: '0.384' }, '5000')).toMatchObject({ chargeableKg: '77' });
});
