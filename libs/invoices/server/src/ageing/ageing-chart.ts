import { salePaths } from '@freightdesk/invoices-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { agedSums, ageBands } from './ageing.repository';

/** What customers owe and what we owe, by how long it is due; a picture, with no figure of its own. */
export const ageing: FigureSource = {
  permission: 'sale-invoice.read',
  async chart(context) {
    const owed = await agedSums(context);
    return {
      label: 'What is owed, by age',
      unit: 'paise',
      axis: { label: 'Days past due' },
      labels: ageBands.map(({ label }) => label),
      series: [
        { label: 'Customers owe', values: owed.SALE },
        { label: 'We owe vendors', values: owed.PURCHASE },
      ],
      href: `${salePaths.list.href()}?overdue=true`,
    };
  },
};
