import type { Jobcard } from './jobcard.schema';

/** The papers that are made of a job, by the names that stand in their addresses. */
export const jobPapers = [
  'job-sheet',
  'hbl',
  'hawb',
  'pre-alert',
  'cargo-manifest',
  'shipper-invoice',
  'arrival-notice',
  'delivery-order',
] as const;
export type JobPaper = (typeof jobPapers)[number];

export const jobPaperLabel: Readonly<Record<JobPaper, string>> = {
  'job-sheet': 'Sheet of the job',
  hbl: 'House bill of lading',
  hawb: 'House air waybill',
  'pre-alert': 'Pre-alert',
  'cargo-manifest': 'Cargo manifest',
  'shipper-invoice': "Shipper's invoice",
  'arrival-notice': 'Arrival notice',
  'delivery-order': 'Delivery order',
};

/** The shipper's invoice is his own paper, whoever prints it. */
export const bearsOurLogo = (paper: JobPaper): boolean => paper !== 'shipper-invoice';

/** So many jobs are printed at a time: their ids still fit into an address. */
export const mostSheets = 100;

export const sheetBundles = ['pdf', 'zip'] as const;

const ofExport = ['pre-alert', 'cargo-manifest', 'shipper-invoice'] as const;
const ofImport = ['arrival-notice', 'delivery-order', 'cargo-manifest'] as const;

/** The house bill that we make: of an import it is made by the agent abroad. */
function houseBillOf({ mode, direction }: Pick<Jobcard, 'mode' | 'direction'>): JobPaper[] {
  if (direction === 'IMPORT' || mode === 'ROAD' || mode === 'RAIL') return [];
  return [mode === 'AIR' ? 'hawb' : 'hbl'];
}

/** Which papers a job of this mode and direction has. */
export const papersOf = (job: Pick<Jobcard, 'mode' | 'direction'>): readonly JobPaper[] => [
  'job-sheet',
  ...houseBillOf(job),
  ...(job.direction === 'IMPORT' ? ofImport : ofExport),
];

const letters: Readonly<Partial<Record<JobPaper, string>>> = {
  'arrival-notice': 'AN',
  'delivery-order': 'DO',
  'cargo-manifest': 'CM',
};

/**
 * The number of a paper. One that a person gave to the house bill holds; all others follow from the number of the job, whose
 * series has no gap: there is one of each, so nothing has to be counted, and a print of tomorrow bears the number of today.
 */
export function paperNumber(paper: JobPaper, job: Pick<Jobcard, 'number' | 'hblNumber' | 'hawbNumber' | 'reference'>) {
  if (paper === 'job-sheet' || paper === 'pre-alert') return job.number;
  if (paper === 'shipper-invoice') return job.reference ?? '';
  const followed = job.number.replaceAll(/[^A-Z0-9]/gi, '');
  if (paper === 'hbl') return job.hblNumber ?? followed;
  if (paper === 'hawb') return job.hawbNumber ?? followed;
  return `${letters[paper] ?? ''}-${followed}`;
}
