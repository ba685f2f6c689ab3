/** What lines of invoices and of bills have alike: whose charge they are, what they come to, and which line they correct. */
export const lineColumns = [
  'jobId',
  'jobNumber',
  'chargeHeadId',
  'docketId',
  'docketNumber',
  'chargeId',
  'taxableMinor',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'againstPosition as againstLine',
] as const;
