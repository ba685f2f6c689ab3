import { lazy } from 'react';

/** The command palette with what finds records; fetched when it is first opened. */
export const LazyPalette = lazy(async () => ({ default: (await import('./palette')).Palette }));
