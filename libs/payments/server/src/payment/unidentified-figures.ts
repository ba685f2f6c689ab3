import { paymentPaths } from '@freightdesk/payments-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { countToAssign } from './unidentified.repository';

/** Money that came, and for whom is not known: how many receipts of it wait. */
export const unidentifiedFigures: FigureSource = {
  permission: 'payment.read',
  async ofDesk({ db }) {
    return [
      {
        name: 'payments.unidentified',
        label: 'Receipts to assign',
        value: await countToAssign(db),
        unit: 'count',
        href: paymentPaths.toAssign.href(),
        isOfDesk: true,
      },
    ];
  },
};
