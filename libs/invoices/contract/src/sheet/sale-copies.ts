import type { SaleInvoice } from '../sale-invoice/sale-invoice.schema';

/** Which paper of a document it is (CGST Rules, rule 48): a service needs two, and whoever asks for a third has it marked. */
export const saleCopies = ['ORIGINAL', 'DUPLICATE', 'TRIPLICATE'] as const;
export type SaleCopy = (typeof saleCopies)[number];

const saleCopyMark: Readonly<Record<SaleCopy, string>> = {
  ORIGINAL: 'ORIGINAL FOR RECIPIENT',
  DUPLICATE: 'DUPLICATE FOR SUPPLIER',
  TRIPLICATE: 'TRIPLICATE, EXTRA COPY',
};

export const asPrinted = [...saleCopies, 'ALL'] as const;
export type AskedCopies = (typeof asPrinted)[number];

type Marked = Pick<SaleInvoice, 'kind' | 'status'>;

/** What has no copies, such as a draft, is printed once. */
export function copiesOf({ kind, status }: Marked, asked: AskedCopies = 'ORIGINAL'): readonly SaleCopy[] {
  if (asked !== 'ALL') return [asked];
  return status === 'DRAFT' || status === 'CANCELLED' || kind === 'PROFORMA' ? ['ORIGINAL'] : saleCopies;
}

/** A draft or a cancelled document is no document and says so; a proforma is one, but gives nobody a credit of tax. */
export function markOf({ kind, status }: Marked, copy: SaleCopy): { mark: string; watermark?: string } {
  if (status === 'DRAFT') return { mark: 'DRAFT, NOT ISSUED', watermark: 'DRAFT' };
  if (status === 'CANCELLED') return { mark: 'CANCELLED', watermark: 'CANCELLED' };
  return { mark: kind === 'PROFORMA' ? 'NOT A TAX INVOICE' : saleCopyMark[copy] };
}

/** So many documents are printed at a time: their ids still fit into an address. */
export const mostPrinted = 100;

export const bundleKinds = ['pdf', 'zip'] as const;
