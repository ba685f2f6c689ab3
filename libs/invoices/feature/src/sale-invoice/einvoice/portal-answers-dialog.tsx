import { call, mutationOf } from '@freightdesk/data-access-api';
import { listSaleInvoices, registerEinvoice } from '@freightdesk/invoices-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { shownProblem, StatusChip } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { type FiledAnswer, portalAnswers } from './portal-answer';

/** What became of one answer. */
interface Kept {
  /** Its number, or where it stands in the file. */
  name: string;
  /** Why it was not kept; null where it was. */
  problem: string | null;
}

/** Why what stands at a place of the file is kept nowhere. */
const whyUnread = {
  refusal: 'The portal refused it: correct the document, or look there for why.',
  cancellation: 'Bring a cancellation under E-invoice of its document.',
  nothing: 'Here is no answer with a signed QR code.',
} as const;

/** Finds the document of each answer by its number and keeps it there, one after the other; what is refused stops no other. */
function useKeepAnswers() {
  const { t } = useTranslation();
  const say = useSay();
  const { mutateAsync: keep } = useMutation(mutationOf(registerEinvoice));
  const keepOne = async (filed: FiledAnswer): Promise<Kept> => {
    if ('unread' in filed) {
      return { name: t('Answer {{position}}', { position: filed.position }), problem: t(whyUnread[filed.unread]) };
    }
    const { number, answer } = filed;
    try {
      const { data } = await call(listSaleInvoices, { q: number, pageSize: 10 });
      const found = data.find((invoice) => invoice.number === number);
      if (!found) return { name: number, problem: t('There is no document of this number.') };
      await keep({ id: found.id, ...answer });
      return { name: number, problem: null };
    } catch (error) {
      const { errors, ...problem } = shownProblem(error);
      const [first = problem] = errors;
      return { name: number, problem: say(first) };
    }
  };
  return async (answers: readonly FiledAnswer[], tell: (kept: Kept) => void) => {
    for (const answer of answers) tell(await keepOne(answer));
  };
}

function Outcome({ kept }: { kept: readonly Kept[] }) {
  const { t } = useTranslation();
  return kept.map(({ name, problem }, index) => (
    <Stack key={index} direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2">{name}</Typography>
      <StatusChip
        label={problem === null ? t('Registered') : t('Not kept')}
        tone={problem === null ? 'success' : 'error'}
      />
      {problem !== null && <Typography variant="body2">{problem}</Typography>}
    </Stack>
  ));
}

/** The portal's file of answers to many documents: each is kept with its own, and what is refused says why. */
export function PortalAnswersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const keepAnswers = useKeepAnswers();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isNone, setNone] = useState(false);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const answers = portalAnswers((await target.files?.[0]?.text()) ?? '');
    // The same file may be chosen again, once it is put right.
    target.value = '';
    setNone(answers === null);
    setKept([]);
    if (!answers) return;
    setBusy(true);
    await keepAnswers(answers, (one) => setKept((before) => [...before, one]));
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{t('Answers of the portal')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="textSecondary">
            {t('Choose the JSON file that the portal gave for the documents. Each answer is kept with its document.')}
          </Typography>
          {isNone && <Alert severity="error">{t('This is no file of answers of the portal.')}</Alert>}
          <Outcome kept={kept} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
        <Button variant="contained" component="label" loading={isBusy}>
          {t('Choose the file')}
          <input hidden type="file" accept=".json,application/json" onChange={(event) => void take(event)} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
