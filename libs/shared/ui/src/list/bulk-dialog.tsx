import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { BulkAct } from './bulk-act';
import { BulkChoiceInput, useBulkChoice } from './bulk-choice';
import { useBulkNotes } from './bulk-notes';
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

function Answer({ answer: { name, state, told }, note }: { answer: RowAnswer; note: string | undefined }) {
  const { t } = useTranslation();
  const words = { done: told ?? t('Done'), refused: told, left: told, waiting: t('Waiting') };
  return (
    <Stack component="li" direction="row" sx={{ columnGap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Typography variant="body2">{name}</Typography>
      {/* What is said at length goes beneath the name, which would be left a narrow column. */}
      <Typography variant="body2" sx={{ color: colours[state] }}>
        {words[state]}
      </Typography>
      {note ? (
        <Typography variant="caption" component="p" sx={{ color: 'warning.main', flexBasis: '100%' }}>
          {note}
        </Typography>
      ) : null}
    </Stack>
  );
}

/** More than a screen holds are told by what did not go: that is what somebody has to look at. */
const mostTold = 100;

/** Those that are done something with come before those that are left as they are. */
function shownOf(answers: readonly RowAnswer[], notes: ReadonlyMap<string, string>): readonly RowAnswer[] {
  const isLeft = ({ state }: RowAnswer) => state === 'left';
  const isTold = (answer: RowAnswer) => answer.told !== undefined || notes.has(answer.id);
  const told = answers.length <= mostTold ? answers : answers.filter(isTold);
  return told.toSorted((one, other) => Number(isLeft(one)) - Number(isLeft(other))).slice(0, mostTold);
}

interface BulkButtonsProps {
  label: string;
  isRunning: boolean;
  isDone: boolean;
  /** What is to be known before is not told yet. */
  isReading: boolean;
  isBlocked: boolean;
  onStart: () => void;
  stop: () => void;
  onClose: () => void;
}

function BulkButtons({ label, isRunning, isDone, isReading, isBlocked, onStart, stop, onClose }: BulkButtonsProps) {
  const { t } = useTranslation();
  return (
    <DialogActions>
      <Button color="inherit" onClick={isRunning ? stop : onClose}>
        {isRunning ? t('Stop') : isDone ? t('Close') : t('Cancel')}
      </Button>
      {isDone ? null : (
        <Button
          // Drawn anew, it takes the focus once it can be pressed.
          key={isReading ? 'reading' : 'ready'}
          variant="contained"
          autoFocus
          loading={isRunning || isReading}
          disabled={isBlocked}
          onClick={onStart}
        >
          {label}
        </Button>
      )}
    </DialogActions>
  );
}

/** Asks, does it row by row, and tells of each row how it went. */
export function BulkDialog<Row extends { id: string }>({ act, rows, onClose }: BulkDialogProps<Row>) {
  const { t } = useTranslation();
  const titleId = useId();
  const { options, choice, setChoice } = useBulkChoice(act, rows);
  const { notes, isReading } = useBulkNotes(act, rows);
  const { answers, come, refused, fitting, isRunning, isDone, run, stop } = useBulkRun(act, rows);
  const { label, text, choice: asked } = act;
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('{{act}}: {{count}} records', { act: label, count: fitting })}</DialogTitle>
      <DialogContent>
        {text && !isDone ? <DialogContentText sx={{ pb: 1.5 }}>{text}</DialogContentText> : null}
        {asked && !isDone ? <BulkChoiceInput label={asked.label} options={options} {...{ choice, setChoice }} /> : null}
        {isRunning || isDone ? <BulkProgress done={come} of={fitting} refused={refused} label={label} /> : null}
        <Stack component="ul" aria-live="polite" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 0.5 }}>
          {shownOf(answers, notes).map((answer) => (
            <Answer key={answer.id} answer={answer} note={notes.get(answer.id)} />
          ))}
        </Stack>
      </DialogContent>
      <BulkButtons
        label={label}
        isBlocked={fitting === 0 || (asked !== undefined && choice === '')}
        onStart={() => void run(choice)}
        {...{ isRunning, isDone, isReading, stop, onClose }}
      />
    </Dialog>
  );
}
