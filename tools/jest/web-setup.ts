import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

/** Whether something is waited for: what is not there yet is asked for again. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** Told whole once the wait is over: `waitFor` then writes the page into its message, and Jest prints where it came from. */
function notThere(message: string | null): Error {
  const short = message ?? '';
  const error = Object.assign(new Error(short), { name: 'TestingLibraryElementError' });
  let stack = error.stack ?? '';
  const get = () => stack.replace(short, () => error.message);
  return Object.defineProperty(error, 'stack', { get, set: (told: string) => (stack = told) });
}

// A long time, because a lazy chunk is compiled on its first import and the machine may be busy; what is there answers at once.
// The whole page is written out when a wait is over and not each time that it looks, where nobody reads it.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 10_000,
  getElementError: function missing(message, container) {
    if (isWaiting()) return notThere(message);
    const error = getElementError(message, container);
    // The spec is where it came from, not this file.
    Error.captureStackTrace(error, missing);
    return error;
  },
}));

// React keeps where each element was made, a hundred calls deep, for the owners that a warning names: a tenth of a screen's spec.
// It leaves that out once it has made too many of them, which is now from the first on.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
