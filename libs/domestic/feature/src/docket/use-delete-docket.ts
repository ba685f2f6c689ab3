import { deleteDocket, type DocketRow } from '@freightdesk/domestic-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';

type Draft = Pick<DocketRow, 'id' | 'version' | 'billingParty'>;

const deletion = ({ id, version, billingParty }: Draft, t: Translate) => ({
  title: billingParty ? t('Delete the draft for {{name}}', { name: billingParty.name }) : t('Delete the draft docket'),
  text: t('Its measures and invoices go with it. This cannot be undone.'),
  confirmLabel: t('Delete'),
  danger: true,
  input: { id, version },
  done: () => t('The draft is deleted'),
});

/** Deletes a draft once the person has confirmed it. */
export const useDeleteDocket = () => useConfirmed(mutationOf(deleteDocket), deletion);
