import {
  type Bank,
  type CashCount,
  countCash,
  type CountInput,
  denominations,
  getBank,
} from '@freightdesk/banks-contract';
import { countInput } from '@freightdesk/banks-contract/schema';
import { queryOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, TextInput, useRecordForm, WholeNumberInput } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HandOver } from './hand-over';
import { CountAgainstBooks, useDifference } from './count-against-books';

const emptyBox = (): CountInput['pieces'] => denominations.map((denominationPaise) => ({ denominationPaise }));

/** The box as the books have it now: a count that was refused as theirs moved on looks again. */
function useBox(opened: Bank) {
  const { data: bank = opened, refetch } = useQuery(queryOf(getBank, { id: opened.id }));
  return { bank, lookAgain: () => void refetch() };
}

interface CountDialogProps {
  bank: Bank;
  /** The count by which the box was handed to whoever counts now. */
  takesOver: CashCount | null;
  onClose: () => void;
}

/** Notes and coins of a cash box by denomination, beside what the books hold; what differs is posted with its reason. */
export function CountDialog({ bank: opened, takesOver, onClose }: CountDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const count = useSave(countCash);
  const { bank, lookAgain } = useBox(opened);
  const { id, version, balancePaise } = bank;
  const { form, saving } = useRecordForm({
    schema: countInput,
    startOf: () => ({
      id,
      version,
      bookPaise: balancePaise,
      pieces: emptyBox(),
      ...(takesOver && { takesOverId: takesOver.id }),
    }),
    send: (input) =>
      count(input).catch((error: unknown) => {
        lookAgain();
        throw error;
      }),
  });
  const { setValue } = form;
  useEffect(() => {
    setValue('version', version);
    setValue('bookPaise', balancePaise);
  }, [setValue, version, balancePaise]);
  const difference = useDifference(form);

  return (
    <FormDialog
      {...saving}
      title={takesOver ? t('Take over {{name}}', { name: bank.name }) : t('Count {{name}}', { name: bank.name })}
      submitLabel={takesOver ? t('Take over') : t('Record count')}
      onSaved={() => notify(t('The count of {{name}} is recorded', { name: bank.name }))}
      onClose={onClose}
    >
      <FormGrid>
        {denominations.map((paise, index) => (
          <WholeNumberInput
            key={paise}
            form={form}
            name={`pieces.${index}.pieces`}
            label={paise < 100 ? t('Coins of 50 paise') : t('Pieces of ₹ {{rupees}}', { rupees: paise / 100 })}
          />
        ))}
      </FormGrid>
      <CountAgainstBooks form={form} />
      {difference !== 0 && (
        <TextInput form={form} name="reason" hint={t('Stands in the books beside the difference')} />
      )}
      {!takesOver && <HandOver form={form} bank={bank} />}
    </FormDialog>
  );
}
