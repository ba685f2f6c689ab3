/** The function of the store that keeps anew by what numbers records are found. Whoever writes a number meanwhile waits. */
export const numberRebuilds: readonly string[] = ['rebuild_record_numbers'];
