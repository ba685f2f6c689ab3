import { wasReloadedFor } from './reload-offer';

const minute = 60_000;

beforeEach(() => sessionStorage.setItem('reloadOffered', `${10 * minute} /dashboard/bank?q=a b`));
afterEach(() => sessionStorage.clear());

describe('the offer to load the page again', () => {
  it('is not made a second time for an address where it has just not helped', () => {
    expect(wasReloadedFor('/dashboard/bank?q=a b', 11 * minute)).toBe(true);
  });

  it('is made for another address', () => {
    expect(wasReloadedFor('/dashboard/bank', 11 * minute)).toBe(false);
  });

  it('is made again when some time has passed: another release may have arrived', () => {
    expect(wasReloadedFor('/dashboard/bank?q=a b', 16 * minute)).toBe(false);
  });

  it('is made where nothing was tried', () => {
    sessionStorage.clear();

    expect(wasReloadedFor('/dashboard/bank', 0)).toBe(false);
  });
});
