import { mutationOf, useSave } from '@freightdesk/data-access-api';
import {
  approveQuotation,
  numberOfRevision,
  type Quotation,
  quotationStatusLabel,
  reviseQuotation,
  sendQuotation,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Translate, useConfirm, useConfirmed, useNotify, useOpened } from '@freightdesk/shared-ui';

const stateOf = (t: Translate) => (quotation: Quotation) =>
  `${numberOfRevision(quotation)}: ${t(quotationStatusLabel[quotation.status])}`;

const sending = (quotation: Quotation, t: Translate) => ({
  title: t('Send {{number}}', { number: numberOfRevision(quotation) }),
  text: t('Its prices stay from now on. Where its margin is below the floor, an administrator is asked first.'),
  confirmLabel: t('Send'),
  input: { id: quotation.id, version: quotation.version },
  done: stateOf(t),
});

const approval = (quotation: Quotation, t: Translate) => ({
  title: t('Approve {{number}}', { number: numberOfRevision(quotation) }),
  text: t('It goes out with this margin.'),
  confirmLabel: t('Approve'),
  input: { id: quotation.id, version: quotation.version },
  done: stateOf(t),
});

/** Acts that need no more than a person's word. */
export const useSendQuotation = () => useConfirmed(mutationOf(sendQuotation), sending);
export const useApproveQuotation = () => useConfirmed(mutationOf(approveQuotation), approval);

/** The next revision opens in place of this one. */
export function useReviseQuotation() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const revise = useSave(reviseQuotation);
  const { open } = useOpened('quotation');
  return async (quotation: Quotation) => {
    const made: Quotation[] = [];
    const number = numberOfRevision(quotation);
    const isDone = await confirm({
      title: t('Revise {{number}}', { number }),
      text: t('The next revision is made as a draft, and this one is superseded.'),
      confirmLabel: t('Revise'),
      run: async () => void made.push(await revise({ id: quotation.id, version: quotation.version })),
    });
    const [next] = made;
    if (!isDone || !next) return;
    notify(t('{{number}} is a draft', { number: numberOfRevision(next) }));
    open(next);
  };
}
