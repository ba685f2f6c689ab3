import { countedPaise, type CountInput, differenceOfCount } from '@freightdesk/banks-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, MoneyText } from '@freightdesk/shared-ui';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';

type CountForm = SchemaForm<CountInput>;

/** Half a number that is being typed counts for nothing. */
const typedIn = (form: CountForm) =>
  form.watch('pieces').map(({ denominationPaise, pieces }) => ({ denominationPaise, pieces: pieces || 0 }));

export const useDifference = (form: CountForm): number => differenceOfCount(typedIn(form), form.watch('bookPaise'));

/** What was counted so far, what the books hold, and what is short or too much. */
export function CountAgainstBooks({ form }: { form: CountForm }) {
  const { t } = useTranslation();
  const difference = useDifference(form);
  return (
    <FactList
      facts={[
        { label: t('Counted'), value: <MoneyText paise={countedPaise(typedIn(form))} /> },
        { label: t('By the books'), value: <MoneyText paise={form.watch('bookPaise')} /> },
        { label: difference < 0 ? t('Short by') : t('Too much by'), value: <MoneyText paise={Math.abs(difference)} /> },
      ]}
    />
  );
}
