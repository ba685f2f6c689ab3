import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

// Generous, because a lazy chunk is compiled on its first import and the machine may be busy; what is there answers at once.
configure({ asyncUtilTimeout: 10_000 });

// React keeps where each element was made, a hundred calls deep, for the owners that a warning names: a tenth of a screen's spec.
// It leaves that out once it has made too many of them, which is now from the first on.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
