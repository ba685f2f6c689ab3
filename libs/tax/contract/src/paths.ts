export const taxPaths = {} as const;
