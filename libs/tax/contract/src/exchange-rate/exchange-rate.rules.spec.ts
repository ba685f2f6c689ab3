import { exchangeRateList } from './exchange-rate.list';
import { rateOfDay } from './exchange-rate.rules';

it('the rate of a day is the last one up to it, of its currency alone', () => {
  const { currency, dateTo, pageSize, sort } = rateOfDay('USD', '2026-11-20');

  expect({ currency, dateTo, pageSize }).toEqual({ currency: 'USD', dateTo: '2026-11-20', pageSize: 1 });
  const sorts: readonly string[] = exchangeRateList.sorts;
  expect(sort.split(',').every((word) => sorts.includes(word.slice(1)))).toBe(true);
});
