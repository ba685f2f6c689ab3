import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { SectionCard } from '../layout/section-card';
import { type Wait, Waits } from './waits';

export interface Move {
  label: string;
  /** It ends the record. */
  danger?: boolean;
  waits: readonly Wait[];
  /** What its person should know before it, and what does not stop it. */
  minds?: readonly Wait[];
  onSelect: () => void;
}

interface MovesCardProps {
  moves: readonly Move[];
  /** Something is typed and not saved: a move would be made on what the server has. */
  isDirty: boolean;
  /** The dialogs that moves open. */
  children?: ReactNode;
}

/** The moves of a record that the server takes; one that can't be made yet says all that it waits for, and one that can what is to mind. */
export function MovesCard({ moves, isDirty, children }: MovesCardProps) {
  const { t } = useTranslation();
  const waitId = useId();
  const unsaved: Wait = { text: t('Save your changes first.') };
  const waiting = isDirty ? [unsaved] : moves.flatMap(({ waits, minds = [] }) => [...waits, ...minds]);
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
        <Box sx={{ marginBlockStart: 1 }}>
          <Waits id={waitId} waits={waiting} />
        </Box>
      )}
      {children}
    </SectionCard>
  );
}
