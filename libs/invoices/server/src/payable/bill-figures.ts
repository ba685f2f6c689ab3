import { purchasePaths } from '@freightdesk/invoices-contract';
import { sum } from '@freightdesk/shared-money';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { agedSums } from '../ageing/ageing.repository';

/** What we owe vendors, and how much of it is late. */
export const billFigures: FigureSource = {
  permission: 'purchase-invoice.read',
  async read(context) {
    const [notDue = 0, ...late] = (await agedSums(context)).PURCHASE;
    const overdue = sum(late);
    const list = purchasePaths.list.href();
    return [
      {
        name: 'purchase-invoices.outstanding',
        label: 'We owe vendors',
        value: sum([notDue, overdue]),
        unit: 'paise',
        href: `${list}?status=POSTED&status=PARTLY_PAID&kind=BILL`,
      },
      {
        name: 'purchase-invoices.overdue',
        label: 'Overdue to vendors',
        value: overdue,
        unit: 'paise',
        href: `${list}?overdue=true`,
      },
    ];
  },
};
