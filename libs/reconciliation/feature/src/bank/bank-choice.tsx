import { useTranslation } from '@freightdesk/shared-i18n';
import { SmallSelect } from '@freightdesk/shared-ui';
import type { ChosenBank } from './use-chosen-bank';

interface BankChoiceProps {
  all: readonly ChosenBank[];
  bank: ChosenBank;
  choose: (bankId: string) => void;
}

export function BankChoice({ all, bank, choose }: BankChoiceProps) {
  const { t } = useTranslation();
  const options = all.map(({ id, name }) => ({ value: id, label: name }));
  return <SmallSelect label={t('Bank')} options={options} value={bank.id} onChange={choose} width={200} />;
}
