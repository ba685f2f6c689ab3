import { taxWorkings } from './tax-workings.rules';

const line = (gstRate: string, taxablePaise: number, cgstPaise: number, igstPaise = 0) => ({
  ...{ gstRate, taxablePaise, cgstPaise, sgstPaise: cgstPaise, igstPaise },
});

it('lines of one rate are one working, however the rate is spelled, and half of it within the State', () => {
  const lines = [line('18', 1_000_00, 90_00), line('18.00', 500_00, 45_00), line('5', 200_00, 5_00)];

  expect(taxWorkings(lines, 'cgstPaise')).toEqual([
    { percent: '9', taxablePaise: 1_500_00, taxPaise: 135_00 },
    { percent: '2.5', taxablePaise: 200_00, taxPaise: 5_00 },
  ]);
});

it('the whole rate across States, and what bears no tax is no part of it', () => {
  const lines = [line('18', 1_000_00, 0, 180_00), line('18', 700_00, 0, 0), line('0', 300_00, 0, 0)];

  expect(taxWorkings(lines, 'igstPaise')).toEqual([{ percent: '18', taxablePaise: 1_000_00, taxPaise: 180_00 }]);
  expect(taxWorkings(lines, 'cgstPaise')).toEqual([]);
});
