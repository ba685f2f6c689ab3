/** Since how many days, up to and with; the last has no end. */
export const ageBuckets = [7, 30, 90] as const;
