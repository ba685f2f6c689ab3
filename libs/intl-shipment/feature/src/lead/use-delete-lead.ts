import { deleteLead, type Lead } from '@freightdesk/intl-shipment-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';

const deletion = ({ id, version, number }: Lead, t: Translate) => ({
  title: t('Delete {{number}}', { number }),
  text: t('It is taken off the list for everyone. This cannot be undone.'),
  confirmLabel: t('Delete'),
  danger: true,
  input: { id, version },
  done: () => t('{{number}} is deleted', { number }),
});

export const useDeleteLead = () => useConfirmed(mutationOf(deleteLead), deletion);
