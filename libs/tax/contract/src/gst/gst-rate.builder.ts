import type { GstRate, GstRateRow } from './gst-rate.schema';

const launch = 'Notification 11/2017-Central Tax (Rate), 28-Jun-2017';
const reform = 'Notification 15/2025-Central Tax (Rate), 17-Sep-2025';

/** The law as a new store begins with it. */
export const gstRates: readonly GstRate[] = [
  { percent: '0', from: '2017-07-01', until: null, source: 'Notification 12/2017-Central Tax (Rate), 28-Jun-2017' },
  { percent: '5', from: '2017-07-01', until: null, source: launch },
  { percent: '12', from: '2017-07-01', until: '2025-09-21', source: `${launch}; ended by ${reform}` },
  { percent: '18', from: '2017-07-01', until: null, source: launch },
  { percent: '28', from: '2017-07-01', until: '2025-09-21', source: `${launch}; ended by ${reform}` },
  { percent: '40', from: '2025-09-22', until: null, source: reform },
];

/** The rows as they are listed; for specs of screens. */
export const gstRateRows: GstRateRow[] = gstRates.map((rate, index) => ({
  ...rate,
  id: `01990000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
  version: 1,
}));
