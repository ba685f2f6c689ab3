import { mutationOf } from '@freightdesk/data-access-api';
import { type Docket, setDocketHire } from '@freightdesk/domestic-contract';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';

type Hired = Pick<Docket, 'id' | 'version' | 'hire'>;

const withdrawal = ({ id, version, hire }: Hired, t: Translate) => ({
  title: t('No lorry is hired'),
  text: t('What was agreed with {{name}} is taken off the docket.', { name: hire?.party.name ?? '' }),
  confirmLabel: t('Take it off'),
  input: { id, version, hire: null },
  done: () => t('The hire is taken off'),
});

/** Takes off what was agreed once the person has confirmed it. */
export const useTakeHireBack = () => useConfirmed(mutationOf(setDocketHire), withdrawal);
