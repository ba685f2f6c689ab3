import type { TdsNature } from '@freightdesk/parties-contract';

interface PublishedYear {
  name: string;
  source: string;
  nature: TdsNature;
  pan: string;
  date: string;
  /** Bills of one PAN in their order, in rupees and without GST. */
  bills: readonly number[];
  /** What is deducted from each. */
  expected: readonly number[];
}

/** PANs whose fourth letter says who holds them: P an individual, C a company. */
export const pans = { individual: 'ABCPK1234L', company: 'AAGCB7383J' } as const;

/** Published cases; where a product follows another habit than the law, its name says so and the law is expected. */
export const publishedYears: readonly PublishedYear[] = [
  {
    name: 'a contractor, an individual, whose year exceeds a lakh with the seventh bill',
    source: 'frappe/erpnext test_tax_withholding_category, 194C individual',
    nature: 'CONTRACT',
    pan: pans.individual,
    date: '2025-06-10',
    bills: [16_000, 16_000, 16_000, 16_000, 16_000, 16_000, 16_000],
    expected: [0, 0, 0, 0, 0, 0, 1_120],
  },
  {
    name: 'one bill above 30,000, and the year above a lakh with the sixth',
    source: 'odoo/odoo l10n_in test_tcs_tds_warning_on_exceeded_aggregate_limit',
    nature: 'CONTRACT',
    pan: pans.company,
    date: '2025-06-10',
    bills: [20_000, 20_000, 31_000, 5_000, 20_000, 25_000],
    expected: [0, 0, 620, 0, 0, 1_800],
  },
  {
    name: 'a limit that is reached exactly is not exceeded (the product fires on reaching it)',
    source: 'frappe/erpnext test_tax_withholding_category test_cumulative_threshold_tds',
    nature: 'PROFESSIONAL',
    pan: pans.company,
    date: '2024-06-10',
    bills: [10_000, 10_000, 10_000, 5_000],
    expected: [0, 0, 0, 3_500],
  },
  {
    name: 'tax is not deducted from GST',
    source: 'frappe/erpnext#15438',
    nature: 'PROFESSIONAL',
    pan: pans.company,
    date: '2024-06-10',
    bills: [75_000],
    expected: [7_500],
  },
];
