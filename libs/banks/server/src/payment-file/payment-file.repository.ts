import { type FileLayout, type PaymentFile, usualFileLayout } from '@freightdesk/banks-contract';
import type { Db } from '@freightdesk/shared-database';

/** The layout of a bank's file, and the usual one where nobody said otherwise. */
export async function findPaymentFile(db: Db, id: string): Promise<PaymentFile | undefined> {
  const bank = await db
    .selectFrom('bank')
    .select((eb) => ['id', 'version', eb.ref('paymentFile').$castTo<FileLayout | null>().as('paymentFile')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!bank) return undefined;
  const { paymentFile, ...of } = bank;
  const { columns, ...layout } = paymentFile ?? usualFileLayout;
  return { ...layout, columns: [...columns], ...of, isUsual: paymentFile === null };
}
