import { mutationOf, takeFile } from '@freightdesk/data-access-api';
import {
  approveRun,
  getBankFile,
  isPartlyPaid,
  mayMove,
  paymentPaths as paths,
  type Run,
  submitRun,
} from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirmed, useSavedFile } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

const PayRunDialog = lazy(() => import('./pay-run-dialog').then((chunk) => ({ default: chunk.PayRunDialog })));
const RunReasonDialog = lazy(() => import('./run-reason-dialog').then((chunk) => ({ default: chunk.RunReasonDialog })));

const seen = ({ id, version }: Run) => ({ id, version });

type Translate = ReturnType<typeof useTranslation>['t'];

const submitting = (run: Run, t: Translate) => ({
  title: t('Submit {{name}} for approval?', { name: run.title }),
  text: t('Another person of accounts approves it.'),
  confirmLabel: t('Submit'),
  input: seen(run),
  done: () => t('{{name}} waits for approval', { name: run.title }),
});

const approving = (run: Run, t: Translate) => ({
  title: t('Approve {{name}}?', { name: run.title }),
  text: t('Nothing is posted yet: that is done when the bank has paid.'),
  confirmLabel: t('Approve'),
  input: seen(run),
  done: () => t('{{name}} is approved', { name: run.title }),
});

const mayReturn = ({ status, lines }: Run) => mayMove(status, 'return') && !isPartlyPaid(lines);
const cancelLabel = ({ lines }: Run) => (isPartlyPaid(lines) ? 'Cancel the rest' : 'Cancel the run');

/** What may be done with a run as it stands; the server asks again. */
export function RunActions({ run }: { run: Run }) {
  const { t } = useTranslation();
  const askSubmit = useConfirmed(mutationOf(submitRun), submitting);
  const askApprove = useConfirmed(mutationOf(approveRun), approving);
  const [opened, setOpened] = useState<'pay' | 'return' | 'cancel' | null>(null);
  const { isFetching, save } = useSavedFile();
  const { status } = run;
  const close = () => setOpened(null);
  return (
    <>
      {mayMove(status, 'cancel') && (
        <Button color="error" onClick={() => setOpened('cancel')}>
          {t(cancelLabel(run))}
        </Button>
      )}
      {mayReturn(run) && <Button onClick={() => setOpened('return')}>{t('Return for changes')}</Button>}
      {status === 'DRAFT' && (
        <Button component={Link} to={paths.editRun.href(run.id)}>
          {t('Edit')}
        </Button>
      )}
      {mayMove(status, 'submit') && (
        <Button variant="contained" onClick={() => void askSubmit(run)}>
          {t('Submit')}
        </Button>
      )}
      {mayMove(status, 'approve') && (
        <Button variant="contained" onClick={() => void askApprove(run)}>
          {t('Approve')}
        </Button>
      )}
      {status === 'APPROVED' && (
        <Button
          variant="outlined"
          loading={isFetching}
          onClick={() => save(() => takeFile(getBankFile, { id: run.id }, 'payment-run.csv'))}
        >
          {t('File for the bank')}
        </Button>
      )}
      {mayMove(status, 'pay') && (
        <Button variant="contained" onClick={() => setOpened('pay')}>
          {t('Record as paid')}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'pay' && <PayRunDialog run={run} onClose={close} />}
        {(opened === 'return' || opened === 'cancel') && <RunReasonDialog run={run} move={opened} onClose={close} />}
      </Suspense>
    </>
  );
}
