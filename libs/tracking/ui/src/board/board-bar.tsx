import { addDays } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { boardDays } from './board-days';
import type { BoardAddress } from './use-board-address';

/** A filter of the list that the board has too. */
export interface BoardChoice {
  name: string;
  label: string;
  labels: Readonly<Record<string, string>>;
}

function Choice({ choice, address }: { choice: BoardChoice; address: BoardAddress }) {
  const { t } = useTranslation();
  const { name, label, labels } = choice;
  const value = address.valueOf(name);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={Object.hasOwn(labels, value) ? value : ''}
      onChange={({ target }) => address.change({ [name]: target.value })}
      sx={{ minInlineSize: 140 }}
    >
      <MenuItem value="">{t('All')}</MenuItem>
      {Object.entries(labels).map(([one, text]) => (
        <MenuItem key={one} value={one}>
          {t(text)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface BoardBarProps {
  address: BoardAddress;
  choices: readonly BoardChoice[];
  /** The other way to show it, and what the address calls it. */
  groups: { name: string; label: string };
}

/** Which week, of which shipments, and how. */
export function BoardBar({ address, choices, groups }: BoardBarProps) {
  const { t } = useTranslation();
  const { from, show, change } = address;
  const isGrouped = show === groups.name;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', marginBlockEnd: 2 }}>
      <Button onClick={() => change({ from: addDays(from, -boardDays) })}>{t('Week before')}</Button>
      <Button onClick={() => change({ from: '' })}>{t('Today')}</Button>
      <Button onClick={() => change({ from: addDays(from, boardDays) })}>{t('Week after')}</Button>
      {choices.map((choice) => (
        <Choice key={choice.name} choice={choice} address={address} />
      ))}
      <Button onClick={() => change({ show: isGrouped ? '' : groups.name })}>
        {isGrouped ? t('By day') : groups.label}
      </Button>
    </Stack>
  );
}
