import { queryOf, useSave } from '@freightdesk/data-access-api';
import { type Einvoice, einvoiceStateLabel, getEinvoice, registerEinvoice } from '@freightdesk/invoices-contract';
import { type Translate, useTranslation } from '@freightdesk/shared-i18n';
import {
  DateText,
  type Fact,
  FactList,
  InstantText,
  Loaded,
  ProblemAlert,
  saveFile,
  useNotify,
} from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { portalAnswer } from './portal-answer';

/** Where on the document the portal's schema finds fault: its own names say nothing to a clerk. */
function whereOf(field: string, t: Translate): string | null {
  const [part, index] = field.split('.');
  if (part === 'ItemList' && index !== undefined) return t('Line {{number}}', { number: Number(index) + 1 });
  if (part === 'SellerDtls') return t('Company');
  return part === 'BuyerDtls' ? t('Customer') : null;
}

const save = ({ number, payload }: Einvoice) =>
  saveFile({
    name: `${(number ?? 'draft').replace(/\W/g, '-')}.json`,
    content: new Blob([JSON.stringify([payload])], { type: 'application/json' }),
  });

function factsOf({ state, why, registerBy, answer }: Einvoice, t: (text: string) => string): Fact[] {
  return [
    { label: t('Status'), value: t(einvoiceStateLabel[state]) },
    { label: t('Why'), value: t(why) },
    ...(registerBy ? [{ label: t('Register by'), value: <DateText date={registerBy} /> }] : []),
    ...(answer
      ? [
          { label: t('IRN'), value: answer.irn },
          { label: t('Acknowledgement number'), value: answer.ackNumber },
          { label: t('Acknowledged'), value: <InstantText instant={answer.acknowledgedAt} /> },
          { label: t('Can be cancelled until'), value: <InstantText instant={answer.cancellableUntil} /> },
        ]
      : []),
  ];
}

/** What the portal gave for the file, pasted: it is kept only where it is of this document. */
function AnswerField({ einvoice }: { einvoice: Einvoice }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const take = useSave(registerEinvoice);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const submit = async () => {
    const answer = portalAnswer(einvoice.id, text);
    if (!answer)
      return setProblem({
        message: 'This is no answer of the portal: copy all of it, from the first bracket to the last.',
      });
    try {
      await take(answer);
      notify(t('The answer of the portal is kept'));
      setText('');
      setProblem(null);
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <Stack spacing={1}>
      <ProblemAlert error={problem} unmarked />
      <TextField
        multiline
        minRows={3}
        maxRows={8}
        label={t('Answer of the portal')}
        helperText={t(
          'Copy all of it: the IRN (Irn) with acknowledgement number (AckNo), date (AckDt) and signed QR code (SignedQRCode); of a cancellation the IRN with its date (CancelDate).',
        )}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button onClick={() => void submit()} sx={{ alignSelf: 'flex-start' }}>
        {t('Keep the answer')}
      </Button>
    </Stack>
  );
}

/** A document and the e-invoice portal: whether it needs it, its file, and what the portal answered. */
export function EinvoiceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getEinvoice, { id }));
  const told = query.data;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{t('E-invoice')}</DialogTitle>
      <DialogContent>
        <Loaded query={query}>
          {(einvoice) => (
            <Stack spacing={2}>
              <FactList facts={factsOf(einvoice, t)} />
              {einvoice.problems.map(({ field, message }) => (
                <Alert key={field} severity="warning">
                  {[whereOf(field, t), t(message)].filter(Boolean).join(': ')}
                </Alert>
              ))}
              {einvoice.payload && einvoice.state !== 'CANCELLED' && <AnswerField einvoice={einvoice} />}
            </Stack>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        {told?.payload && <Button onClick={() => save(told)}>{t('Download for the portal')}</Button>}
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
