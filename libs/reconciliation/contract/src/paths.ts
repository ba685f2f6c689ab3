export const reconciliationPaths = {} as const;
