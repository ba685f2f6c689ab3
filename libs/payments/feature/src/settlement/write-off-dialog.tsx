import { useSave } from '@freightdesk/data-access-api';
import { askWriteOff, type OutstandingInvoice, type Settlement, settlementPaths } from '@freightdesk/payments-contract';
import { writeOffInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, FactList, useNotify } from '@freightdesk/shared-ui';
import { AmountInput, FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useOutstanding } from '../allocation/use-outstanding';
import type { MeantWriteOff } from './use-meant-write-off';
import { WaitingDialog } from '../waiting/waiting-dialog';

interface WriteOffDialogProps extends MeantWriteOff {
  onClose: () => void;
}

/** What becomes of it in the books. */
const booked = {
  RECEIPT:
    'Once another person with that right approves it, it is booked as a bad debt. The GST of the invoice stays as it was reported: only a credit note takes it back.',
  PAYMENT: 'Once another person with that right approves it, it is booked as other income.',
} as const;

function WriteOffForm({ direction, invoice, onClose }: WriteOffDialogProps & { invoice: OutstandingInvoice }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id: invoiceId, number, currency, outstandingMinor } = invoice;
  const { form, saving } = useRecordForm({
    schema: writeOffInput,
    startOf: () => ({ direction, invoiceId, amountMinor: outstandingMinor }),
    send: useSave(askWriteOff),
  });
  const show = (asked: Settlement) => {
    notify(t('{{number}} waits for approval', { number: asked.number }));
    void navigate(settlementPaths.view.href(asked.id));
  };
  return (
    <FormDialog
      {...saving}
      title={t('Write off what is left of {{number}}', { number })}
      submitLabel={t('Ask for approval')}
      onSaved={show}
      onClose={onClose}
      maxWidth="xs"
    >
      <FactList
        facts={[{ label: t('Outstanding'), value: <AmountText minor={outstandingMinor} currency={currency} /> }]}
      />
      <AmountInput form={form} name="amountMinor" currency={currency} autoFocus />
      <TextInput form={form} name="reason" rows={2} required hint={t('Such as: too small to chase')} />
      <Typography color="textSecondary">{t(booked[direction])}</Typography>
    </FormDialog>
  );
}

/** Asks for the rest of a document to be given up, once it is known what is left of it. */
export function WriteOffDialog(props: WriteOffDialogProps) {
  const { direction, partyId, invoiceId, onClose } = props;
  const { t } = useTranslation();
  const query = useOutstanding(direction, partyId);
  const invoice = query.data?.find(({ id }) => id === invoiceId);
  if (invoice) return <WriteOffForm {...props} invoice={invoice} />;
  return (
    <WaitingDialog title={t('Write off')} query={query} width="xs" onClose={onClose}>
      <Typography>{t('Nothing is left of this document.')}</Typography>
    </WaitingDialog>
  );
}
