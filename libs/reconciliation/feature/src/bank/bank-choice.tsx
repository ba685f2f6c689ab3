import { useTranslation } from '@freightdesk/shared-i18n';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ChosenBank } from './use-chosen-bank';

interface BankChoiceProps {
  all: readonly ChosenBank[];
  bank: ChosenBank;
  choose: (bankId: string) => void;
}

export function BankChoice({ all, bank, choose }: BankChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      size="small"
      label={t('Bank')}
      value={bank.id}
      onChange={({ target }) => choose(target.value)}
      sx={{ minInlineSize: 200 }}
    >
      {all.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
