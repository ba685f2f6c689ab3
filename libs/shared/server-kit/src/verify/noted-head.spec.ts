import { notedHead } from './noted-head';

const hash = 'ab'.repeat(32);

it('reads the link that was noted', () => {
  expect(notedHead(`1234:${hash}`)).toEqual({ position: 1234, hash });
});

it.each(['', '1234', `x:${hash}`, '1:ab'])('refuses %p', (text) => {
  expect(() => notedHead(text)).toThrow('--head takes a link');
});
