/** Who gets a paper of the consignment note. */
export const noteCopies = ['CONSIGNOR', 'CONSIGNEE', 'DRIVER', 'OFFICE'] as const;
export type NoteCopy = (typeof noteCopies)[number];

export const noteCopyLabel: Readonly<Record<NoteCopy, string>> = {
  CONSIGNOR: 'Consignor copy',
  CONSIGNEE: 'Consignee copy',
  DRIVER: 'Driver copy',
  OFFICE: 'Office copy',
};

/** So many dockets are printed at once. */
export const mostNotes = 100;

export const noteBundles = ['pdf', 'zip'] as const;

/** As copies of other documents are called too: the first, the second, the third. */
const numbered = { ORIGINAL: 'CONSIGNOR', DUPLICATE: 'CONSIGNEE', TRIPLICATE: 'DRIVER' } as const;

export const askedCopies = [...noteCopies, 'ORIGINAL', 'DUPLICATE', 'TRIPLICATE'] as const;
type AskedCopy = (typeof askedCopies)[number];

const isNumbered = (copy: AskedCopy): copy is keyof typeof numbered => copy in numbered;

/** All of them, unless one is asked for. */
export function noteCopiesOf(asked: AskedCopy | undefined): readonly NoteCopy[] {
  if (asked === undefined) return noteCopies;
  return [isNumbered(asked) ? numbered[asked] : asked];
}
