import { readAirWaybill, readContainer } from './read-numbers.rules';

describe('a container', () => {
  it.each([
    ['CSQU3054383', 'CSQU3054383'],
    ['csqu 305438-3', 'CSQU3054383'],
    [' CSQU305438 3 ', 'CSQU3054383'],
    ['csqu', 'CSQU'],
  ])('%j is read as %s', (text, number) => {
    expect(readContainer(text)).toEqual({ number, problem: null, repairs: [] });
  });

  it.each(['CSQX3054383', 'CSQX', 'CSU', 'CSQU305438', 'CSQU30543833', '305438', ''])('%j is none', (text) => {
    expect(readContainer(text)).toBeNull();
  });

  it('that is mistyped is offered as what one slip may have made of it, the likeliest first', () => {
    const read = readContainer('CSQU3045383');

    expect(read?.problem).toBe('The last digit of the container does not fit the others: one is mistyped.');
    expect(read?.repairs[0]).toBe('CSQU3054383');
    expect(read?.repairs.every((repair) => readContainer(repair)?.problem === null)).toBe(true);
  });
});

describe('an air waybill', () => {
  it.each(['17612345675', '176-12345675', '176 1234 5675'])('%j is read with its dash', (text) => {
    expect(readAirWaybill(text)).toEqual({ number: '176-12345675', problem: null, repairs: [] });
  });

  it.each(['1761234567', '176123456755', 'ABC-12345675', ''])('%j is none', (text) => {
    expect(readAirWaybill(text)).toBeNull();
  });

  it('whose last digit does not fit is offered as what one slip may have made of it', () => {
    const read = readAirWaybill('17612345657');

    expect(read?.problem).toMatch(/^The last digit of the air waybill/);
    expect(read?.repairs).toContain('176-12345675');
  });
});
