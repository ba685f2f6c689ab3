/**
 * Functions of the store that keep anew what notes took off documents, what documents add up to as a whole and in registers, what jobs come to by
 * mode and by customer, what of documents is owed, how many stand how, what was withheld, what they call their parties, of which jobs they
 * are and which came after the end of their job. Whoever issues meanwhile waits.
 */
export const documentRebuilds: readonly string[] = [
  'rebuild_noted',
  'rebuild_returned',
  'rebuild_document_sums',
  'rebuild_register_sums',
  'rebuild_job_group_sums',
  'rebuild_owed',
  'rebuild_document_tallies',
  'rebuild_withheld',
  'rebuild_document_parties',
  'rebuild_document_jobs',
  'rebuild_late_bills',
];
