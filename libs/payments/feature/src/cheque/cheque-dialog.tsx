import { queryOf, takeFile, useSave } from '@freightdesk/data-access-api';
import {
  type ChequePrints,
  getChequeLeaf,
  getChequePrints,
  type Payment,
  printCheque,
} from '@freightdesk/payments-contract';
import { chequePrintsSchema, printChequeInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, MoneyText, useNotify, useSavedFile } from '@freightdesk/shared-ui';
import { FormDialog, SwitchInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';

const startOf = ({ id, version, payee }: ChequePrints) => ({
  ...{ id, version, payee: payee ?? '', isCrossed: true, isLimited: false },
});

/** What was printed before: a leaf in a drawer is money. */
function PrintedBefore({ prints }: Pick<ChequePrints, 'prints'>) {
  const { t } = useTranslation();
  const [last] = prints;
  if (!last) return null;
  return (
    <Alert severity="warning">
      {t('Leaves printed of this cheque: {{count}}, the last one made out to {{payee}},', {
        count: prints.length,
        payee: last.payee,
      })}{' '}
      <InstantText instant={last.at} />. {t('Void the old leaf before another is printed.')}
    </Alert>
  );
}

interface ChequeDialogProps {
  payment: Payment;
  onClose: () => void;
}

function LeafForm({ payment, cheque, onClose }: ChequeDialogProps & { cheque: ChequePrints }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { save } = useSavedFile();
  const { form, saving } = useRecordForm({
    schema: printChequeInput,
    record: cheque,
    recordSchema: chequePrintsSchema,
    startOf,
    send: useSave(printCheque),
  });
  const { id, number, amountMinor } = payment;
  const fetch = () => {
    notify(t('The cheque of {{number}} is printed', { number }));
    save(() => takeFile(getChequeLeaf, { id }, 'cheque.pdf'));
  };
  return (
    <FormDialog
      {...saving}
      title={t('Print the cheque of {{number}}', { number })}
      submitLabel={t('Print cheque')}
      onSaved={fetch}
      onClose={onClose}
    >
      <PrintedBefore prints={cheque.prints} />
      <Typography>
        ₹ <MoneyText paise={amountMinor} />
      </Typography>
      <TextInput form={form} name="payee" />
      <SwitchInput form={form} name="isCrossed" />
      <SwitchInput form={form} name="isLimited" />
      {cheque.prints.length > 0 && <TextInput form={form} name="reason" required hint={t('Stands on the timeline')} />}
    </FormDialog>
  );
}

/** To whom the cheque is made out; then its leaf is fetched, of the size that lies in the printer. */
export function ChequeDialog({ payment, onClose }: ChequeDialogProps) {
  const query = useQuery({ ...queryOf(getChequePrints, { id: payment.id }), staleTime: 0 });
  // A leaf that was printed since the page was read is told; once the form stands, what it saves does not take it away.
  if (!query.data || !query.isFetchedAfterMount) return null;
  return <LeafForm payment={payment} cheque={query.data} onClose={onClose} />;
}
