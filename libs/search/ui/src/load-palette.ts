/** The command palette with what finds records; fetched when it is first opened. */
export const loadPalette = async () => ({ default: (await import('./palette')).Palette });
