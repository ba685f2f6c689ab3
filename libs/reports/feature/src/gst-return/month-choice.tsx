import { useTranslation } from '@freightdesk/shared-i18n';
import { SmallSelect } from '@freightdesk/shared-ui';
import { monthOfPeriod } from '@freightdesk/tax-contract';
import { MonthText } from '../report/month-text';

interface MonthChoiceProps {
  periods: readonly string[];
  value: string;
  onChange: (period: string) => void;
}

/** The month of a return. */
export function MonthChoice({ periods, value, onChange }: MonthChoiceProps) {
  const { t } = useTranslation();
  const options = periods.map((period) => ({ value: period, label: <MonthText month={monthOfPeriod(period)} /> }));
  return <SmallSelect label={t('Month')} options={options} value={value} onChange={onChange} width={140} />;
}
