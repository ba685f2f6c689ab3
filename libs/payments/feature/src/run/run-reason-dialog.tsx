import { useSave } from '@freightdesk/data-access-api';
import { cancelRun, isPartlyPaid, returnRun, type Run } from '@freightdesk/payments-contract';
import { runReasonInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

const words = {
  return: {
    title: 'Return {{name}} for changes',
    submit: 'Return for changes',
    text: 'Whoever prepares it changes it and submits it again.',
    done: '{{name}} is returned',
  },
  cancel: {
    title: 'Cancel {{name}}',
    submit: 'Cancel the run',
    text: 'Its bills are free for another payment run.',
    done: '{{name}} is cancelled',
  },
  rest: {
    title: 'Cancel the rest of {{name}}',
    submit: 'Cancel the rest',
    text: 'What the bank has paid is the run. Its other bills are free for another payment run.',
    done: 'The rest of {{name}} is cancelled',
  },
} as const;

interface RunReasonDialogProps {
  run: Run;
  move: 'return' | 'cancel';
  onClose: () => void;
}

/** Asks why a run goes back, or is called off: the reason stays in its trail. */
export function RunReasonDialog({ run, move, onClose }: RunReasonDialogProps) {
  const { t } = useTranslation();
  const name = run.title;
  const { title, submit, text, done } = words[move === 'cancel' && isPartlyPaid(run.lines) ? 'rest' : move];
  const send = { return: useSave(returnRun), cancel: useSave(cancelRun) };
  return (
    <ReasonDialog
      record={run}
      schema={runReasonInput}
      startOf={(standing) => standing}
      reason="reason"
      title={t(title, { name })}
      submitLabel={t(submit)}
      text={t(text)}
      done={t(done, { name })}
      onSubmit={send[move]}
      onClose={onClose}
    />
  );
}
