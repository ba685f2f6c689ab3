/** Which paper of a document it is (CGST Rules, rule 48): a service needs two, and whoever asks for a third has it marked. */
export const saleCopies = ['ORIGINAL', 'DUPLICATE', 'TRIPLICATE'] as const;
export type SaleCopy = (typeof saleCopies)[number];

export const saleCopyMark: Readonly<Record<SaleCopy, string>> = {
  ORIGINAL: 'ORIGINAL FOR RECIPIENT',
  DUPLICATE: 'DUPLICATE FOR SUPPLIER',
  TRIPLICATE: 'TRIPLICATE, EXTRA COPY',
};
