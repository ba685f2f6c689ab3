/** Where a service is booked, by the beginning of its SAC. */
export interface ServiceAccount {
  readonly sac: string;
  readonly accountCode: string;
}

/** The account of a service: of the rows that fit its SAC the longest counts; undefined where none fits. */
export const accountOfService = (rows: readonly ServiceAccount[], sac: string): string | undefined =>
  rows
    .filter((row) => sac.startsWith(row.sac))
    .reduce<ServiceAccount | undefined>(
      (best, row) => (best && best.sac.length > row.sac.length ? best : row),
      undefined,
    )?.accountCode;
