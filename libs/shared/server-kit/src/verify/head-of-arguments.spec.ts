import { headOfArguments } from './head-of-arguments';

const hash = 'ab'.repeat(32);

it('reads the link that was noted', () => {
  expect(headOfArguments(['--head', `1234:${hash}`])).toEqual({ position: 1234, hash });
  expect(headOfArguments([])).toBeUndefined();
});

it.each([['--head'], ['--head', '1234'], ['--head', `x:${hash}`], ['--head', '1:ab']])('refuses %p %p', (...words) => {
  expect(() => headOfArguments(words)).toThrow('--head takes a link');
});
