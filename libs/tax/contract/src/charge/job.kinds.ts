/**
 * By which way the goods of a job go, and where to. Accounts bill jobs and report on them, yet jobs are another area's, out of their reach:
 * so the words stand with the charges, which both know.
 */
export const jobModes = ['AIR', 'SEA_FCL', 'SEA_LCL', 'ROAD', 'RAIL', 'MULTIMODAL'] as const;
export type JobMode = (typeof jobModes)[number];

/** How a clerk names them. */
export const jobModeLabel: Readonly<Record<JobMode, string>> = {
  AIR: 'Air',
  SEA_FCL: 'Sea FCL',
  SEA_LCL: 'Sea LCL',
  ROAD: 'Road',
  RAIL: 'Rail',
  MULTIMODAL: 'Multimodal',
};

export const jobDirections = ['EXPORT', 'IMPORT', 'CROSS_TRADE'] as const;
export type JobDirection = (typeof jobDirections)[number];

export const jobDirectionLabel: Readonly<Record<JobDirection, string>> = {
  EXPORT: 'Export',
  IMPORT: 'Import',
  CROSS_TRADE: 'Cross trade',
};
