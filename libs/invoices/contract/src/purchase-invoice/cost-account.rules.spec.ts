import { costAccountOf } from './cost-account.rules';

describe('where a cost is booked', () => {
  it.each([
    ['996521', null, '5010'],
    ['996531', null, '5020'],
    ['996511', null, '5030'],
    ['996791', null, '5030'],
    ['996712', null, '5040'],
    ['996713', null, '5050'],
    ['9965', null, '5000'],
    ['997212', null, '6010'],
    ['998412', null, '6020'],
    ['998412', 'a job', '5000'],
    ['4820', null, '6020'],
  ])('%s, for %p: %s', (sac, jobId, expected) => {
    expect(costAccountOf({ sac, jobId })).toBe(expected);
  });

  it.each([
    ['with the charge head before the service', { pureAgent: false, costAccountCode: '6090' }, '6090'],
    ['with the service where the head names none', { pureAgent: false, costAccountCode: null }, '5010'],
    [
      'with what comes back where it is paid on the customer’s behalf',
      { pureAgent: true, costAccountCode: null },
      '1250',
    ],
  ])('%s', (_what, head, expected) => {
    expect(costAccountOf({ sac: '996521', head })).toBe(expected);
  });
});
