import { useSave } from '@freightdesk/data-access-api';
import { type BookEntry, returnCheque, type StatementLine } from '@freightdesk/reconciliation-contract';
import { returnChequeInput } from '@freightdesk/reconciliation-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, FactList, useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { BankAmount } from '../bank/bank-amount';
import type { ChosenBank } from '../bank/use-chosen-bank';
import { ReturnCharges } from './return-charges';

interface ReturnDialogProps {
  bank: ChosenBank;
  returned: { line: StatementLine; entry: BookEntry };
  onSaved: (returned: ReturnDialogProps['returned']) => void;
  onClose: () => void;
}

/** Asks what the bank took for it, and takes back a cheque that the statement gives back. */
export function ReturnDialog({ bank, returned, onSaved, onClose }: ReturnDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { line, entry } = returned;
  const { number } = entry.voucher;
  const { form, saving } = useRecordForm({
    schema: returnChequeInput,
    startOf: () => ({
      ...{ bankId: bank.id, lineId: line.id, entryId: entry.id },
      reason: `Returned by the bank: ${line.narration}`.slice(0, 500),
    }),
    send: useSave(returnCheque),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Take back {{number}}', { number })}
      submitLabel={t('Take back')}
      onSaved={({ charge }) => {
        notify(
          charge
            ? t('{{number}} is reversed, and the bank charges are {{charge}}', { number, charge: charge.number })
            : t('{{number}} is reversed', { number }),
        );
        onSaved(returned);
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {t('The bank returned this cheque. Its payment is reversed today, and what it settled is open again.')}
      </Typography>
      <FactList
        facts={[
          { label: t('Date'), value: <DateText date={line.date} /> },
          { label: t('Narration'), value: line.narration },
          { label: t('Amount'), value: <BankAmount minor={line.amountMinor} currency={bank.currency} /> },
        ]}
      />
      {bank.currency === 'INR' && <ReturnCharges form={form} />}
      <TextInput form={form} name="reason" rows={2} required />
    </FormDialog>
  );
}
