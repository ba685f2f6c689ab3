import type { EntryKind } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ChipButton } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';

/** Null shows all of them. */
export type ShownKind = EntryKind | null;

interface EntryFilterProps {
  kind: ShownKind;
  onChange: (kind: ShownKind) => void;
}

/** Which of the entries are shown. */
export function EntryFilter({ kind, onChange }: EntryFilterProps) {
  const { t } = useTranslation();
  const choices: readonly (readonly [ShownKind, string])[] = [
    [null, t('All')],
    ['note', t('Notes')],
    ['file', t('Files')],
    ['change', t('Changes')],
  ];
  return (
    <Stack direction="row" role="group" aria-label={t('Show')} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {choices.map(([value, label]) => (
        <ChipButton
          key={label}
          label={label}
          isOn={kind === value}
          aria-pressed={kind === value}
          onClick={() => onChange(value)}
        />
      ))}
    </Stack>
  );
}
