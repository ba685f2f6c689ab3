import { codeOf, isUnauthenticated, messageOf, problemOf, requestIdOf } from './problem';

const problem = {
  type: 'about:blank',
  title: 'In use',
  status: 409,
  detail: 'Payments stand in this bank.',
  message: 'Payments stand in this bank.',
  code: 'bank_in_use',
  requestId: 'r-1',
};

it('a problem says its sentence, its code and its request', () => {
  expect(problemOf(problem)).toBe(problem);
  expect(messageOf(problem)).toBe('Payments stand in this bank.');
  expect(codeOf(problem)).toBe('bank_in_use');
  expect(requestIdOf(problem)).toBe('r-1');
});

it.each([['Something went wrong'], ['<html>'], [null], [undefined], [{ message: 'half a problem' }], [new Error('x')]])(
  '%p is no problem body, and the person reads the one sentence',
  (error) => {
    expect(problemOf(error)).toBeNull();
    expect(messageOf(error)).toBe('Something went wrong');
    expect(requestIdOf(error)).toBeNull();
  },
);

it.each([
  [401, 'unauthenticated', true],
  [401, 'session_ended', true],
  [401, 'invalid_credentials', false],
  [403, 'forbidden', false],
])('%i %s means that the server does not know who asks: %s', (status, code, expected) => {
  expect(isUnauthenticated({ ...problem, status, code })).toBe(expected);
});
