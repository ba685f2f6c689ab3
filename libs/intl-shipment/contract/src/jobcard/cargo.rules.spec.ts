import {
  containerWeightProblems,
  hsCodeProblem,
  normaliseHsCode,
  normaliseUnNumber,
  packageProblems,
  unNumberProblem,
} from './cargo.rules';

describe('what packages and containers say of themselves', () => {
  it.each([
    ['0908.31.10', '09083110', true],
    ['0908 31', '090831', true],
    ['0908', '0908', true],
    ['09083', '09083', false],
    ['cardamom', 'cardamom', false],
  ])('the HS code %p is read as %s', (typed, code, isGood) => {
    expect(normaliseHsCode(typed)).toBe(code);
    expect(hsCodeProblem(typed) === null).toBe(isGood);
  });

  it.each([
    ['1263', 'UN1263', true],
    ['un 1263', 'UN1263', true],
    ['UN-1263', 'UN1263', true],
    ['126', 'UN126', false],
    ['', 'UN', false],
  ])('the UN number %p is read as %s', (typed, number, isGood) => {
    expect(normaliseUnNumber(typed)).toBe(number);
    expect(unNumberProblem(typed) === null).toBe(isGood);
  });

  it.each([
    [{}, []],
    [{ grossKg: '80', netKg: '80' }, []],
    [{ grossKg: '80', netKg: '80.001' }, ['netKg']],
    [{ grossKg: '80', netKg: 'much' }, []],
    [{ grossKg: '0.001' }, []],
    [{ grossKg: '0' }, ['grossKg']],
    [{ grossKg: '0.000' }, ['grossKg']],
    [{ unNumber: 'UN1263', hazardClass: '3' }, []],
    [{ unNumber: 'UN1263' }, ['hazardClass']],
    [{ hazardClass: '3' }, ['unNumber']],
    [{ packingGroup: 'II' }, ['unNumber']],
  ])('a line of packages %j is wrong at %j', (line, fields) => {
    expect(packageProblems(line).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    [{ grossKg: '18000', vgmKg: '20230' }, []],
    [{ grossKg: '18000', vgmKg: '17999.5' }, ['vgmKg']],
    [{ tareKg: '2230', vgmKg: '20230' }, []],
    [{ tareKg: '20231', vgmKg: '20230' }, ['tareKg']],
    [{ grossKg: '0', tareKg: '2230', vgmKg: '2230' }, []],
    [{ vgmKg: '20230' }, []],
    [{ grossKg: '18000' }, []],
  ])('a container %j is wrong at %j', (container, fields) => {
    expect(containerWeightProblems(container).map(({ field }) => field)).toEqual(fields);
  });
});
