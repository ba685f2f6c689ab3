/** Which paper of a document it is (CGST Rules, rule 48): a service needs two, and whoever asks for a third has it marked. */
export const saleCopies = ['ORIGINAL', 'DUPLICATE', 'TRIPLICATE'] as const;
export type SaleCopy = (typeof saleCopies)[number];

export const saleCopyMark: Readonly<Record<SaleCopy, string>> = {
  ORIGINAL: 'ORIGINAL FOR RECIPIENT',
  DUPLICATE: 'DUPLICATE FOR SUPPLIER',
  TRIPLICATE: 'TRIPLICATE, EXTRA COPY',
};

export const asPrinted = [...saleCopies, 'ALL'] as const;
export type AskedCopies = (typeof asPrinted)[number];

/** What has no copies, such as a draft, is printed once. */
export function copiesOf(status: string, asked: AskedCopies = 'ORIGINAL'): readonly SaleCopy[] {
  if (asked !== 'ALL') return [asked];
  return status === 'DRAFT' || status === 'CANCELLED' ? ['ORIGINAL'] : saleCopies;
}

/** So many documents are printed at a time: their ids still fit into an address. */
export const mostPrinted = 100;

export const bundleKinds = ['pdf', 'zip'] as const;
