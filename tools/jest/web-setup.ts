import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Generous, because a lazy chunk is compiled on its first import and the machine may be busy; what is there answers at once.
configure({ asyncUtilTimeout: 10_000 });
