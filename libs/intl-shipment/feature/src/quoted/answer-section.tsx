import type { ToldQuotation } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard, type Translate } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';

/** The fields are fetched when somebody answers: who only reads loads none. */
const AcceptForm = lazy(() => import('./accept-form').then((chunk) => ({ default: chunk.AcceptForm })));
const DeclineForm = lazy(() => import('./decline-form').then((chunk) => ({ default: chunk.DeclineForm })));

const severity = { ACCEPTED: 'success', REJECTED: 'info' } as const;

/** Why nothing is to be answered. */
function standing({ status, answeredBy, company }: ToldQuotation, t: Translate): string {
  const name = answeredBy ?? '';
  if (status === 'ACCEPTED')
    return answeredBy === null ? t('It is accepted.') : t('It is accepted by {{name}}. Thank you.', { name });
  if (status === 'REJECTED')
    return answeredBy === null ? t('It is declined.') : t('It is declined by {{name}}.', { name });
  if (status === 'SUPERSEDED')
    return company === null
      ? t('A newer revision has taken its place. Ask for its link.')
      : t('A newer revision has taken its place. Ask {{name}} for its link.', { name: company });
  return company === null
    ? t('It can no longer be accepted. Ask for a new one.')
    : t('It can no longer be accepted. Ask {{name}} for a new one.', { name: company });
}

interface AnswerSectionProps {
  token: string;
  quotation: ToldQuotation;
}

/** The customer says yes or no here, once. */
export function AnswerSection({ token, quotation }: AnswerSectionProps) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null);
  const { status, alternatives } = quotation;
  if (status !== 'SENT') {
    const tone = status === 'ACCEPTED' || status === 'REJECTED' ? severity[status] : 'warning';
    return (
      <Alert severity={tone} role="status">
        {standing(quotation, t)}
      </Alert>
    );
  }
  const close = () => setAnswer(null);
  return (
    <SectionCard title={t('Your answer')}>
      {answer === null && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
          <Button variant="contained" size="large" onClick={() => setAnswer('accept')}>
            {t('Accept this quotation')}
          </Button>
          <Button color="inherit" size="large" onClick={() => setAnswer('decline')}>
            {t('Decline')}
          </Button>
        </Stack>
      )}
      <Suspense fallback={null}>
        {answer === 'accept' && <AcceptForm token={token} alternatives={alternatives} onCancel={close} />}
        {answer === 'decline' && <DeclineForm token={token} onCancel={close} />}
      </Suspense>
    </SectionCard>
  );
}
