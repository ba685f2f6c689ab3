import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { BulkAct } from './bulk-act';
import { BulkChoiceInput, useBulkChoice } from './bulk-choice';
import { type RowAnswer, useBulkRun } from './bulk-run';

interface BulkDialogProps<Row extends { id: string }> {
  act: BulkAct<Row>;
  rows: readonly Row[];
  onClose: () => void;
}

const colours = {
  done: 'success.main',
  refused: 'error.main',
  left: 'text.secondary',
  waiting: 'text.secondary',
} as const;

function Answer({ answer: { name, state, told } }: { answer: RowAnswer }) {
  const { t } = useTranslation();
  const words = { done: t('Done'), refused: told, left: told, waiting: t('Waiting') };
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
      <Typography variant="body2">{name}</Typography>
      <Typography variant="body2" sx={{ color: colours[state], textAlign: 'end' }}>
        {words[state]}
      </Typography>
    </Stack>
  );
}

/** Asks, does it row by row, and tells of each row how it went. */
export function BulkDialog<Row extends { id: string }>({ act, rows, onClose }: BulkDialogProps<Row>) {
  const { t } = useTranslation();
  const titleId = useId();
  const { options, choice, setChoice } = useBulkChoice(act, rows);
  const { answers, fitting, isRunning, isDone, run } = useBulkRun(act, rows);
  const { label, choice: asked } = act;
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('{{act}}: {{count}} records', { act: label, count: fitting })}</DialogTitle>
      <DialogContent>
        {asked && !isDone ? <BulkChoiceInput label={asked.label} options={options} {...{ choice, setChoice }} /> : null}
        <Stack component="ul" aria-live="polite" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 0.5 }}>
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          {isDone ? t('Close') : t('Cancel')}
        </Button>
        {isDone ? null : (
          <Button
            variant="contained"
            loading={isRunning}
            disabled={fitting === 0 || (asked !== undefined && choice === '')}
            onClick={() => void run(choice)}
          >
            {label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
