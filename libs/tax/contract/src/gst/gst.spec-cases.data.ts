import type { PricedTaxLine } from './gst.rules';
import type { SupplyKind } from '../place-of-supply/place-of-supply.rules';

interface PublishedCase {
  name: string;
  source: string;
  supply: SupplyKind;
  lines: readonly PricedTaxLine[];
  expected: object;
}

const line = (rate: string, gstRate: string, quantity = '1'): PricedTaxLine => ({ quantity, rate, gstRate });

/** Tax computations that others publish with their results. */
export const publishedComputations: readonly PublishedCase[] = [
  {
    name: '62.51 at 18% within the State',
    source: 'resilient-tech/india-compliance overrides/test_transaction.py',
    supply: 'INTRA',
    lines: [line('62.51', '18')],
    expected: { cgstPaise: 563, sgstPaise: 563, igstPaise: 0 },
  },
  {
    name: '50 at 18% within the State',
    source: 'resilient-tech/india-compliance overrides/test_transaction.py',
    supply: 'INTRA',
    lines: [line('50', '18')],
    expected: { cgstPaise: 450, sgstPaise: 450 },
  },
  {
    name: '1000 x 100 at 18% within the State',
    source: 'resilient-tech/india-compliance data/test_e_invoice.json',
    supply: 'INTRA',
    lines: [line('100', '18', '1000')],
    expected: {
      taxablePaise: 10_000_000,
      cgstPaise: 900_000,
      sgstPaise: 900_000,
      roundOffPaise: 0,
      totalPaise: 11_800_000,
    },
  },
  {
    name: 'two lines whose tax rounds differently alone and together',
    source: 'resilient-tech/india-compliance data/test_e_invoice.json return_invoice',
    supply: 'INTRA',
    lines: [line('7.6', '12'), line('7.6', '12')],
    expected: {
      taxablePaise: 1520,
      cgstPaise: 91,
      sgstPaise: 91,
      roundOffPaise: -2,
      totalPaise: 1700,
      lines: [
        { taxableMinor: 760, taxablePaise: 760, cgstPaise: 46, sgstPaise: 46, igstPaise: 0 },
        { taxableMinor: 760, taxablePaise: 760, cgstPaise: 45, sgstPaise: 45, igstPaise: 0 },
      ],
    },
  },
  {
    name: 'an export without payment of tax',
    source: 'resilient-tech/india-compliance data/test_e_invoice.json foreign_transaction',
    supply: 'EXPORT',
    lines: [line('100000', '0')],
    expected: { igstPaise: 0, totalPaise: 10_000_000 },
  },
  {
    name: 'two lines of one rate across States',
    source: 'odoo/odoo addons/l10n_in/tests/test_hsn_summary.py #3',
    supply: 'INTER',
    lines: [line('100', '5', '2'), line('300', '5', '5')],
    expected: { taxablePaise: 170_000, igstPaise: 8500, cgstPaise: 0, sgstPaise: 0 },
  },
  {
    name: 'three lines of 100 at 18% within the State, half of the published summary of two documents',
    source: 'resilient-tech/india-compliance test_hsn_wise_summary',
    supply: 'INTRA',
    lines: [line('100', '18'), line('100', '18'), line('100', '18')],
    expected: { taxablePaise: 30_000, totalPaise: 35_400 },
  },
];
