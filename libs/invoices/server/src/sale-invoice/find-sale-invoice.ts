import type { AgreedTerm, SaleInvoice, SaleInvoiceLine } from '@freightdesk/invoices-contract';
import { type Db, statement, together, told, type Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { amountInWords } from '@freightdesk/shared-money';
import { refuse } from '@freightdesk/shared-server-kit';
import type { Taxability } from '@freightdesk/tax-contract';
import { sql } from 'kysely';
import { againstOf, correctionsOf } from '../document/corrections.repository';
import { lineColumns } from '../document/line-columns';
import { settledBy } from '../document/settled-by';
import { invoiceRows } from './invoice-rows';
import { invoiceShape } from './invoice-shape';

/** Whether it is overdue is a filter of the list; one document's due date tells it. */
const anyDay = '0001-01-01';

const asked = told(({ id }: { id: string }) => id);

const wholeInvoice = (db: Db | Tx) =>
  invoiceRows(db, anyDay)
    .select((eb) => [
      eb.ref('supplier').$castTo<SaleInvoice['supplier']>().as('supplier'),
      eb.ref('recipient').$castTo<SaleInvoice['recipient']>().as('recipient'),
      eb.ref('terms').$castTo<AgreedTerm[] | null>().as('terms'),
      eb.ref('reverseChargeTax').$castTo<SaleInvoice['reverseChargeTax']>().as('reverseChargeTax'),
      againstOf<SaleInvoice['against']>('sale_invoice').as('against'),
      correctionsOf<SaleInvoice['correctedBy']>('sale_invoice').as('correctedBy'),
      settledBy('sale_invoice').as('settledBy'),
    ])
    .where('id', '=', asked);

const invoicesOf = statement<
  { id: string },
  Awaited<ReturnType<ReturnType<typeof wholeInvoice>['executeTakeFirstOrThrow']>>
>(wholeInvoice);

/** A document with its lines and both sides as they stand on it. */
export async function saleInvoiceOrRefuse(db: Db, id: string): Promise<SaleInvoice> {
  const [[row], lines] = await together(invoicesOf(db, { id }), linesOf(db, { id }));
  if (!row) refuse(commonProblems.not_found, { message: 'This document does not exist, or no longer does.' });
  const { supplier, recipient, reverseChargeTax, terms, against, correctedBy, settledBy: settled, ...scalars } = row;
  return {
    ...invoiceShape.of(scalars),
    supplier,
    recipient,
    reverseChargeTax,
    against,
    correctedBy,
    settledBy: settled,
    lines,
    terms: terms ?? [],
    termIds: (terms ?? []).map((term) => term.id),
    amountInWords: amountInWords(row.currencyTotalMinor, row.currency),
  };
}

const linesOf = statement<{ id: string }, SaleInvoiceLine>((db) =>
  db
    .selectFrom('saleInvoiceLine')
    .select((eb) => [
      'description',
      'sac',
      'quantity',
      'rate',
      'discountMinor',
      sql<number>`coalesce(document_discount_minor, 0)`.as('documentDiscountMinor'),
      'gstRate',
      eb.ref('taxability').$castTo<Taxability>().as('taxability'),
      ...lineColumns,
    ])
    .where('invoiceId', '=', asked)
    .orderBy('position'),
);
