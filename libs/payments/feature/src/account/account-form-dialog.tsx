import { useSave } from '@freightdesk/data-access-api';
import { PartyPicker } from '@freightdesk/parties-ui';
import {
  type AccountDirection,
  type AccountInput,
  addPayment,
  missingReference,
  usualModeAt,
} from '@freightdesk/payments-contract';
import { accountInput } from '@freightdesk/payments-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { betweenFields } from '@freightdesk/shared-endpoint/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DocumentDateInput,
  FormDialog,
  FormGrid,
  useMeantDate,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import { BankInput, commonFields, ModeInput, moneyFields, ReferenceInput } from '../form/move-inputs';
import { type PaymentStart, useOpeningHint } from '../form/use-payment-start';
import { AccountPicker } from './account-picker';
import { accountWords } from './account-words.data';
import { BranchChoice } from './branch-choice';
import { ExpenseJob } from './expense-job';
import { ChallanFields, ExpenseGstWithin } from './expense-parts';

interface AccountFormDialogProps {
  direction: AccountDirection;
  banks: PaymentStart['banks'];
  onClose: () => void;
}

/** A person is asked for the bank's own number of it, as of every payment. */
const asked = accountInput.test('reference', betweenFields<AccountInput>(missingReference));

/** Accounts of the chart that begin with 2 are liabilities: a due has a challan, and no GST of its own. */
const isDue = (accountCode: string | undefined): boolean => accountCode?.startsWith('2') ?? false;

function useAccountForm({ direction, banks }: Pick<AccountFormDialogProps, 'direction' | 'banks'>) {
  const meantDate = useMeantDate();
  const add = useSave(addPayment);
  const bank = banks.find(({ isDefault }) => isDefault);
  const mode = usualModeAt(bank ?? { accountType: 'CURRENT' });
  const currency = 'INR' as const;
  return useRecordForm({
    schema: asked,
    startOf: () => ({ direction, bankId: bank?.id, date: systemClock.today(), mode, currency, allocations: [] }),
    send: async ({ gst, challan, jobId, ...input }) => {
      await meantDate(input.date);
      // What was typed for another account stays in the form, and is not sent.
      return add(isDue(input.accountCode) ? { ...input, challan } : { ...input, gst, jobId });
    },
  });
}

/** What is spent for an account, with the GST within it, a due that is paid, or what is received for one without a party. */
export function AccountFormDialog({ direction, banks, onClose }: AccountFormDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const words = accountWords[direction];
  const { form, saving } = useAccountForm({ direction, banks });
  const bankId = form.watch('bankId');
  const bank = banks.find(({ id }) => id === bankId);
  const opening = useOpeningHint(bank, form.watch('date'));
  // In rupees alone: what is spent abroad is paid out of a rupee account, or billed.
  const at = { form, fields: moneyFields, banks: banks.filter(({ currency }) => currency === 'INR') };
  return (
    <FormDialog
      {...saving}
      title={t(words.record)}
      submitLabel={t(words.record)}
      againLabel={t('Record and start another')}
      keeps={commonFields}
      onSaved={({ data: { number }, warnings }) => {
        notify(t('{{number}} is recorded', { number }));
        for (const { message } of warnings) notify(t(message), 'warning');
      }}
      onClose={onClose}
      maxWidth="md"
    >
      <AccountPicker form={form} direction={direction} />
      <FormGrid columns={3}>
        <BankInput {...at} />
        <DocumentDateInput form={form} name="date" {...opening} />
        <AmountInput form={form} name="amountMinor" label={t(words.amount)} />
        <ModeInput {...at} />
        <ReferenceInput form={form} name="reference" move={{ bankId, mode: form.watch('mode'), direction }} />
        {direction === 'EXPENSE' && !isDue(form.watch('accountCode')) && <ExpenseJob form={form} />}
        <BranchChoice form={form} />
        {words.party && <PartyPicker form={form} name="partyId" label={t(words.party)} role="VENDOR" chosen={null} />}
      </FormGrid>
      {direction === 'EXPENSE' &&
        (isDue(form.watch('accountCode')) ? <ChallanFields form={form} /> : <ExpenseGstWithin form={form} />)}
    </FormDialog>
  );
}
