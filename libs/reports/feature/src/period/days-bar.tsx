import { useTranslation } from '@freightdesk/shared-i18n';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface DaysBarProps {
  /** Where days are typed. */
  fields: ReactNode;
  /** Those that are asked for most. */
  named: readonly { name: string; isChosen: boolean; choose: () => void }[];
  /** Further choices of the report. */
  children?: ReactNode;
}

/** The days of a report: typed, or one of those that are asked for most. */
export function DaysBar({ fields, named, children }: DaysBarProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap data-screen sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', padding: 2 }}>
      {fields}
      {named.map(({ name, isChosen, choose }) => (
        <Chip
          key={name}
          label={t(name)}
          size="small"
          color={isChosen ? 'primary' : 'default'}
          variant={isChosen ? 'filled' : 'outlined'}
          aria-pressed={isChosen}
          onClick={choose}
        />
      ))}
      {children && (
        <Stack
          direction="row"
          useFlexGap
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', maxInlineSize: '100%' }}
        >
          {children}
        </Stack>
      )}
    </Stack>
  );
}
