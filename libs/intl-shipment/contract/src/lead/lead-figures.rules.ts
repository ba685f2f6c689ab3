/** Of those that were decided, how many were won: whole percent, rounded half-up; null while none is. */
export const winPercent = ({ won, lost }: { won: number; lost: number }): number | null =>
  won + lost === 0 ? null : Math.floor((won * 200 + won + lost) / ((won + lost) * 2));
