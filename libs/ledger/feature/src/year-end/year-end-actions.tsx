import { mutationOf } from '@freightdesk/data-access-api';
import { closeYear, type YearEnd } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ReverseYearEndDialog = lazy(() =>
  import('./reverse-year-end-dialog').then((chunk) => ({ default: chunk.ReverseYearEndDialog })),
);

const waiting = ({ checks }: YearEnd) => checks.filter(({ count, blocks }) => count > 0 && !blocks).length;

const closing = (yearEnd: YearEnd, t: Translate) => ({
  title: t('Close {{year}}?', { year: yearEnd.year }),
  text:
    waiting(yearEnd) > 0
      ? t('Still to look at: {{count}}. Nothing more can be posted into this year once it is closed.', {
          count: waiting(yearEnd),
        })
      : t('Income and expenses are moved to retained earnings. Nothing more can be posted into this year.'),
  confirmLabel: t('Close the year'),
  danger: waiting(yearEnd) > 0,
  input: { year: yearEnd.year },
  done: () => t('{{year}} is closed', { year: yearEnd.year }),
});

/** Closes the year, or opens it again; for whom that is theirs to do. */
export function YearEndActions({ yearEnd }: { yearEnd: YearEnd }) {
  const { t } = useTranslation();
  const mayManage = useMay(closeYear);
  const askToClose = useConfirmed(mutationOf(closeYear), closing);
  const [isReversing, setReversing] = useState(false);
  if (!mayManage || yearEnd.closedLater !== null || !yearEnd.isOver) return null;
  if (yearEnd.closing !== null) {
    return (
      <>
        <Button color="error" variant="outlined" onClick={() => setReversing(true)}>
          {t('Open the year again')}
        </Button>
        <Suspense fallback={null}>
          {isReversing && (
            <ReverseYearEndDialog year={yearEnd.year} closing={yearEnd.closing} onClose={() => setReversing(false)} />
          )}
        </Suspense>
      </>
    );
  }
  const isBlocked = yearEnd.accounts.length === 0 || yearEnd.checks.some(({ count, blocks }) => blocks && count > 0);
  return (
    <Button variant="contained" disabled={isBlocked} onClick={() => void askToClose(yearEnd)}>
      {t('Close the year')}
    </Button>
  );
}
