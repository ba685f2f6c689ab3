import { useSave } from '@freightdesk/data-access-api';
import { byVendor, payRun, type Run, unpaidLines } from '@freightdesk/payments-contract';
import { payRunInput, runSchema } from '@freightdesk/payments-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, SmallTable, useNotify } from '@freightdesk/shared-ui';
import { DocumentDateInput, FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';

/** Records that the bank paid: the day, and the number of each vendor's payment as far as it is known. */
export function PayRunDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const vendors = byVendor(unpaidLines(run.lines));
  const { form, saving } = useRecordForm({
    schema: payRunInput,
    record: run,
    recordSchema: runSchema,
    startOf: ({ id, version }) => ({
      ...{ id, version, date: systemClock.today() },
      references: vendors.map(({ party }) => ({ partyId: party.id, reference: null })),
    }),
    send: useSave(payRun),
  });
  return (
    <FormDialog
      {...saving}
      title={t('{{name}} was paid', { name: run.title })}
      submitLabel={t('Record as paid')}
      maxWidth="md"
      onSaved={() => notify(t('{{name}} is paid', { name: run.title }))}
      onClose={onClose}
    >
      <DocumentDateInput form={form} name="date" />
      <SmallTable
        label={t('By vendor')}
        columns={[{ header: t('Vendor') }, { header: t('Gets'), align: 'end' }, { header: t('UTR') }]}
        rows={vendors.map(({ party, amountPaise }, index) => ({
          key: party.id,
          cells: [
            party.name,
            <MoneyText key="gets" paise={amountPaise} />,
            <TextInput
              key="utr"
              form={form}
              name={`references.${index}.reference`}
              label={t('UTR of {{name}}', { name: party.name })}
              required={false}
            />,
          ],
        }))}
      />
    </FormDialog>
  );
}
