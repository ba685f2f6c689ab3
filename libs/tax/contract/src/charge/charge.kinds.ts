/** The part of the way that a charge is of. */
export const chargeLegs = ['ORIGIN', 'FREIGHT', 'DESTINATION'] as const;
export type ChargeLeg = (typeof chargeLegs)[number];

export const chargeLegLabel: Readonly<Record<ChargeLeg, string>> = {
  ORIGIN: 'Origin',
  FREIGHT: 'Freight',
  DESTINATION: 'Destination',
};

/** How far a charge of a job or a docket has come. */
export const chargeStatuses = ['PLANNED', 'ACCRUED', 'BILLED', 'WAIVED'] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

export const chargeStatusLabel: Readonly<Record<ChargeStatus, string>> = {
  PLANNED: 'Planned',
  ACCRUED: 'Accrued',
  BILLED: 'Billed',
  WAIVED: 'Waived',
};

/** What charges are kept of. */
export type ChargedRecord = 'jobcard' | 'docket';
