import { mutationOf } from '@freightdesk/data-access-api';
import { postRevaluation, type Revaluation } from '@freightdesk/ledger-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { useMay } from '@freightdesk/shared-session';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ReverseRevaluationDialog = lazy(() =>
  import('./reverse-revaluation-dialog').then((chunk) => ({ default: chunk.ReverseRevaluationDialog })),
);

const valuation = ({ month, date, reversedOn, gainPaise }: Revaluation, t: Translate) => ({
  title: t('Post the valuation of {{date}}?', { date: formatBusinessDate(date) }),
  text: t('{{amount}} of unrealised exchange gain or loss, taken back by itself on {{date}}.', {
    amount: formatPaise(gainPaise),
    date: formatBusinessDate(reversedOn),
  }),
  confirmLabel: t('Post'),
  input: { month },
  done: ({ posted }: Revaluation) => t('{{number}} is posted', { number: posted?.number ?? '' }),
});

/** Posts the valuation, or takes it back. */
export function RevaluationActions({ revaluation }: { revaluation: Revaluation }) {
  const { t } = useTranslation();
  const mayPost = useMay(postRevaluation);
  const askToPost = useConfirmed(mutationOf(postRevaluation), valuation);
  const [isReversing, setReversing] = useState(false);
  const { posted, isOver, missing, locked, items } = revaluation;
  if (!mayPost) return null;
  if (posted !== null) {
    return (
      <>
        <Button color="error" variant="outlined" onClick={() => setReversing(true)}>
          {t('Reverse')}
        </Button>
        <Suspense fallback={null}>
          {isReversing && <ReverseRevaluationDialog posted={posted} onClose={() => setReversing(false)} />}
        </Suspense>
      </>
    );
  }
  const isReady =
    isOver && missing.length === 0 && locked.length === 0 && items.some(({ gainPaise }) => gainPaise !== 0);
  return (
    <Button variant="contained" disabled={!isReady} onClick={() => void askToPost(revaluation)}>
      {t('Post')}
    </Button>
  );
}
