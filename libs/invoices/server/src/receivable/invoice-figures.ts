import { saleInvoiceKinds, salePaths } from '@freightdesk/invoices-contract';
import { sum } from '@freightdesk/shared-money';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { agedSums } from '../ageing/ageing.repository';

/** Kinds that customers owe; notes and proformas are issued too. */
const owing = saleInvoiceKinds
  .filter((kind) => kind !== 'PROFORMA' && kind !== 'CREDIT_NOTE')
  .map((kind) => `kind=${kind}`)
  .join('&');

/** What customers owe, and how much of it is late. */
export const invoiceFigures: FigureSource = {
  permission: 'sale-invoice.read',
  async read(context) {
    const [notDue = 0, ...late] = (await agedSums(context)).SALE;
    const overdue = sum(late);
    const list = salePaths.list.href();
    return [
      {
        name: 'sale-invoices.outstanding',
        label: 'Customers owe',
        value: sum([notDue, overdue]),
        unit: 'paise',
        href: `${list}?status=ISSUED&status=PARTLY_PAID&${owing}`,
      },
      {
        name: 'sale-invoices.overdue',
        label: 'Overdue from customers',
        value: overdue,
        unit: 'paise',
        href: `${list}?overdue=true`,
      },
    ];
  },
};
