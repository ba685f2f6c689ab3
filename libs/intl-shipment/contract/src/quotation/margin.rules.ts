/** Where nothing is sold there is no margin to speak of: what is given away is below any floor. */
export const isBelowFloor = (marginPercent: string | null, floorPercent: string): boolean =>
  marginPercent === null || Number(marginPercent) < Number(floorPercent);

export const formatPercent = (percent: string | null): string => (percent === null ? '–' : `${percent}%`);
