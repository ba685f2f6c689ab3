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
import { BulkProgress } from './bulk-progress';
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

/** More than a screen holds are told by what did not go: that is what somebody has to look at. */
const mostTold = 100;

/** Those that are done something with come before those that are left as they are. */
function shownOf(answers: readonly RowAnswer[]): readonly RowAnswer[] {
  const isLeft = ({ state }: RowAnswer) => state === 'left';
  const told =
    answers.length <= mostTold ? answers : answers.filter((answer) => answer.state === 'refused' || isLeft(answer));
  return told.toSorted((one, other) => Number(isLeft(one)) - Number(isLeft(other))).slice(0, mostTold);
}

/** Asks, does it row by row, and tells of each row how it went. */
export function BulkDialog<Row extends { id: string }>({ act, rows, onClose }: BulkDialogProps<Row>) {
  const { t } = useTranslation();
  const titleId = useId();
  const { options, choice, setChoice } = useBulkChoice(act, rows);
  const { answers, come, fitting, isRunning, isDone, run, stop } = useBulkRun(act, rows);
  const { label, choice: asked } = act;
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('{{act}}: {{count}} records', { act: label, count: fitting })}</DialogTitle>
      <DialogContent>
        {asked && !isDone ? <BulkChoiceInput label={asked.label} options={options} {...{ choice, setChoice }} /> : null}
        {isRunning || isDone ? <BulkProgress done={come} of={fitting} label={label} /> : null}
        <Stack component="ul" aria-live="polite" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 0.5 }}>
          {shownOf(answers).map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={isRunning ? stop : onClose}>
          {isRunning ? t('Stop') : isDone ? t('Close') : t('Cancel')}
        </Button>
        {isDone ? null : (
          <Button
            variant="contained"
            autoFocus
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
