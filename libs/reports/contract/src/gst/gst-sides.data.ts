import type { GstSide } from './gst-report.rules';

/** How a clerk names them. */
export const gstSideLabel: Readonly<Record<GstSide, string>> = {
  OUTPUT: 'Output tax',
  ADVANCES: 'Tax on advances',
  INPUT: 'Input tax credit',
  REVERSE_CHARGE: 'Reverse charge owed',
  REVERSE_CHARGE_CREDIT: 'Reverse charge credit',
};
