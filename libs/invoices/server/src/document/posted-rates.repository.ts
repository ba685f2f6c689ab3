import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type Db, together } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface Days {
  from: BusinessDate;
  /** Null for all days since. */
  until: BusinessDate | null;
}

const lastDay = '9999-12-31';

/** Whether posted documents of these days bear a GST rate. Handed to tax by the app's wiring. */
export async function isTaxedAt(db: Db, { percent, from, until }: Days & { percent: string }): Promise<boolean> {
  const [sale, bill] = await together(
    db
      .selectFrom('saleInvoiceLine as line')
      .innerJoin('saleInvoice as document', 'document.id', 'line.invoiceId')
      .select('document.id')
      .where('document.issuedAt', 'is not', null)
      .where('document.date', '>=', from)
      .where('document.date', '<=', until ?? lastDay)
      .where(sql`line.gst_rate::numeric`, '=', sql`${percent}::numeric`)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('purchaseInvoiceLine as line')
      .innerJoin('purchaseInvoice as document', 'document.id', 'line.invoiceId')
      .select('document.id')
      .where('document.postedAt', 'is not', null)
      .where('document.supplierDate', '>=', from)
      .where('document.supplierDate', '<=', until ?? lastDay)
      .where(sql`line.gst_rate::numeric`, '=', sql`${percent}::numeric`)
      .limit(1)
      .executeTakeFirst(),
  );
  return sale !== undefined || bill !== undefined;
}

/** Whether tax was deducted for a nature from posted bills of these days. */
export async function isDeductedFor(db: Db, { nature, from, until }: Days & { nature: string }): Promise<boolean> {
  const bill = await db
    .selectFrom('purchaseInvoice')
    .select('id')
    .where('postedAt', 'is not', null)
    .where('tdsNature', '=', nature)
    .where('tdsPaise', '<>', 0)
    .where('date', '>=', from)
    .where('date', '<=', until ?? lastDay)
    .limit(1)
    .executeTakeFirst();
  return bill !== undefined;
}
