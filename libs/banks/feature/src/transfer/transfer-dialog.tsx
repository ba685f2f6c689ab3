import { type Bank, transferBetweenBanks } from '@freightdesk/banks-contract';
import { transferInput } from '@freightdesk/banks-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useNotify } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DocumentDateInput,
  FormDialog,
  FormGrid,
  SelectInput,
  TextInput,
  ToldRefusal,
  useMeantDate,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import { BalancesAfter, isOverdrawn } from './balances-after';
import { useTransferBanks } from './use-transfer-banks';

const optionOf = ({ id, name, currency }: Bank) => ({
  value: id,
  label: currency === 'INR' ? name : `${name} (${currency})`,
});

/** Asks before a bank gives more than it holds; ends the saving where that was a slip. */
function useMeantOverdraft() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async (name: string) => {
    const isMeant = await confirm({
      title: t('{{name}} would be overdrawn.', { name }),
      text: t('It holds less than that.'),
      confirmLabel: t('Transfer all the same'),
    });
    if (!isMeant) throw new ToldRefusal('The amount was not meant.');
  };
}

/** Moves money between two banks and shows what both will hold before it is done. */
export function TransferDialog({ from, onClose }: { from?: Bank; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const transfer = useSave(transferBetweenBanks);
  const meantDate = useMeantDate();
  const meantOverdraft = useMeantOverdraft();
  const { form, saving } = useRecordForm({
    schema: transferInput,
    startOf: () => ({ fromBankId: from?.id, date: systemClock.today() }),
    send: async (input) => {
      await meantDate(input.date);
      return transfer(input);
    },
  });
  const say = useSay();
  const { banks, source, target, crosses, terms, early } = useTransferBanks(form, from);

  return (
    <FormDialog
      {...saving}
      title={t('Transfer between banks')}
      submitLabel={t('Transfer')}
      againLabel={t('Transfer and start another')}
      keeps={['fromBankId', 'date']}
      onSubmit={async ({ toAmountMinor, ...input }) => {
        if (terms && isOverdrawn(terms)) await meantOverdraft(terms.from.name);
        return saving.onSubmit(crosses ? { ...input, toAmountMinor } : input);
      }}
      onSaved={({ number }) => notify(t('Transfer {{number}} is recorded', { number }))}
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput form={form} name="fromBankId" options={banks.map(optionOf)} />
        <SelectInput form={form} name="toBankId" options={banks.filter((bank) => bank !== source).map(optionOf)} />
        <AmountInput form={form} name="amountMinor" currency={source?.currency} />
        {crosses && <AmountInput form={form} name="toAmountMinor" currency={target?.currency} />}
        <DocumentDateInput form={form} name="date" {...(early && { hint: say(early) })} />
        <TextInput form={form} name="reference" hint={t('UTR or cheque number')} />
      </FormGrid>
      {terms && <BalancesAfter terms={terms} />}
    </FormDialog>
  );
}
