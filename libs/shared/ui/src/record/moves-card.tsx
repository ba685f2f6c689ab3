import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { SectionCard } from '../layout/section-card';

export interface Move {
  label: string;
  /** It ends the record. */
  danger?: boolean;
  /** What the record lacks for it, in sentences. */
  waits: readonly string[];
  onSelect: () => void;
}

interface MovesCardProps {
  moves: readonly Move[];
  /** Something is typed and not saved: a move would be made on what the server has. */
  isDirty: boolean;
  /** The dialogs that moves open. */
  children?: ReactNode;
}

/** The moves of a record that the server takes; one that can't be made yet says all that it waits for. */
export function MovesCard({ moves, isDirty, children }: MovesCardProps) {
  const { t } = useTranslation();
  const waitId = useId();
  const waiting = isDirty ? [t('Save your changes first.')] : moves.flatMap(({ waits }) => waits);
  const described = waiting.length > 0 ? waitId : undefined;
  return (
    <SectionCard>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {moves.map(({ label, danger = false, waits, onSelect }) => (
          <Button
            key={label}
            variant={danger ? 'text' : 'outlined'}
            color={danger ? 'error' : 'primary'}
            disabled={isDirty || waits.length > 0}
            aria-describedby={described}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {described && (
        <Typography id={waitId} variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {waiting.join(' ')}
        </Typography>
      )}
      {children}
    </SectionCard>
  );
}
