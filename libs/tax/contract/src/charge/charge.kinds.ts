/** The part of the way that a charge is of. */
export const chargeLegs = ['ORIGIN', 'FREIGHT', 'DESTINATION'] as const;
export type ChargeLeg = (typeof chargeLegs)[number];

export const chargeLegLabel: Readonly<Record<ChargeLeg, string>> = {
  ORIGIN: 'Origin',
  FREIGHT: 'Freight',
  DESTINATION: 'Destination',
};
