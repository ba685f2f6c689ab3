import type { Db } from '@freightdesk/shared-database';
import type { InvoicesPorts } from '../invoices-ports';

/** The picture at the head of what is printed, whole. */
export async function logoOf(db: Db, { readLogo }: InvoicesPorts): Promise<Uint8Array | undefined> {
  const file = await readLogo(db, {});
  if (!file) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of file.content) parts.push(part);
  return Buffer.concat(parts);
}
