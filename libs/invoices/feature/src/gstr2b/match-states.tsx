import { type Gstr2bMatch, matchStateLabel } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, MoneyText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MatchStatesProps {
  told: Gstr2bMatch | undefined;
  state: string | null;
  onChange: (state: string | null) => void;
  /** The month. */
  children: ReactNode;
}

/** How many documents stand in each state, and their tax: each is a filter. */
export function MatchStates({ told, state, onChange, children }: MatchStatesProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', padding: 2 }}>
      {children}
      {told?.totals.map((total) => (
        <Chip
          key={total.state}
          clickable
          color={state === total.state ? 'primary' : 'default'}
          variant={state === total.state ? 'filled' : 'outlined'}
          aria-pressed={state === total.state}
          onClick={() => onChange(state === total.state ? null : total.state)}
          label={
            <>
              {t(matchStateLabel[total.state])} {total.documents} · <MoneyText paise={total.taxPaise} />
            </>
          }
        />
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ marginInlineStart: 'auto' }}>
        {told?.file ? (
          <>
            {t('Brought in')} <InstantText instant={told.file.importedAt} />
          </>
        ) : (
          t('No file of this month yet')
        )}
      </Typography>
    </Box>
  );
}
