/** A GST rate on services and the days on which it could be charged. */
export interface GstRate {
  readonly percent: string;
  readonly from: string;
  /** Last day in force; none while it still is. */
  readonly until?: string;
  readonly source: string;
}

const launch = 'Notification 11/2017-Central Tax (Rate), 28-Jun-2017';
const reform = 'Notification 15/2025-Central Tax (Rate), 17-Sep-2025';

export const gstRates: readonly GstRate[] = [
  { percent: '0', from: '2017-07-01', source: 'Notification 12/2017-Central Tax (Rate), 28-Jun-2017' },
  { percent: '5', from: '2017-07-01', source: launch },
  { percent: '12', from: '2017-07-01', until: '2025-09-21', source: `${launch}; ended by ${reform}` },
  { percent: '18', from: '2017-07-01', source: launch },
  { percent: '28', from: '2017-07-01', until: '2025-09-21', source: `${launch}; ended by ${reform}` },
  { percent: '40', from: '2025-09-22', source: reform },
];
