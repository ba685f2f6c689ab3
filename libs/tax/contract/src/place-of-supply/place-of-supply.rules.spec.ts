import { placeOfSupply, type SupplyFacts } from './place-of-supply.rules';

const registered = { country: 'IN', gstin: '06AAACI1681G1ZT', stateCode: '06' } as const;
const unregistered = { country: 'IN', gstin: null, stateCode: '24' } as const;

const facts = (changes: Partial<SupplyFacts> = {}): SupplyFacts => ({
  date: '2026-04-10',
  supplierState: '27',
  recipient: registered,
  service: 'OTHER',
  ...changes,
});

describe('the place of supply', () => {
  it.each<[string, Partial<SupplyFacts>, string, string, string]>([
    ['a registered customer in another State', {}, '06', 'INTER', 's.12(2)(a)'],
    ['a registered customer in our State', { supplierState: '06' }, '06', 'INTRA', 's.12(2)(a)'],
    ['transport for a registered customer', { service: 'GOODS_TRANSPORT' }, '06', 'INTER', 's.12(8)(a)'],
    [
      'transport for an unregistered customer who hands over in our State',
      { service: 'GOODS_TRANSPORT', recipient: unregistered, handedOverState: '27' },
      '27',
      'INTRA',
      's.12(8)(b)',
    ],
    [
      'transport for an unregistered customer, handed over at our place',
      { service: 'GOODS_TRANSPORT', recipient: unregistered },
      '27',
      'INTRA',
      's.12(8)(b)',
    ],
    ['an unregistered customer with an address', { recipient: unregistered }, '24', 'INTER', 's.12(2)(b)(i)'],
    [
      'an unregistered customer without an address',
      { recipient: { country: 'IN', gstin: null } },
      '27',
      'INTRA',
      's.12(2)(b)(ii)',
    ],
    ['a customer abroad', { recipient: { country: 'AE' } }, '96', 'EXPORT', 's.13(2)'],
    [
      'a SEZ unit in our own State',
      { supplierState: '06', recipient: { ...registered, isSez: true } },
      '06',
      'SEZ',
      's.7(5)(b)',
    ],
  ])('for %s', (_, changes, stateCode, supply, section) => {
    const place = placeOfSupply(facts(changes));

    expect(place).toMatchObject({ stateCode, supply });
    expect(place.why).toContain(section);
  });

  it.each([
    ['2019-01-31', '06'],
    ['2019-02-01', '96'],
    ['2023-09-30', '96'],
    ['2023-10-01', '06'],
  ])('of goods carried out of India on %s is %s, for the proviso to s.12(8) came and went', (date, stateCode) => {
    const place = placeOfSupply(facts({ date, service: 'GOODS_TRANSPORT', goodsLeaveIndia: true }));

    expect(place).toMatchObject({ stateCode, supply: 'INTER' });
  });

  it('can be stated by a person, with the reason', () => {
    const stated = { stateCode: '27', reason: 'performed at our warehouse' } as const;

    expect(placeOfSupply(facts({ stated }))).toEqual({
      stateCode: '27',
      supply: 'INTRA',
      why: 'Stated by hand (performed at our warehouse).',
    });
  });

  it('stated in India makes a supply to a customer abroad no export', () => {
    const stated = { stateCode: '33', reason: 'goods repaired in Chennai' } as const;

    expect(placeOfSupply(facts({ recipient: { country: 'AE' }, stated })).supply).toBe('INTER');
  });
});
