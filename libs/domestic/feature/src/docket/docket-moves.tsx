import { allowedDocketMoves, type Docket } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { bookingWaits } from './booking-waits';
import { useBookDocket } from './use-book-docket';

const CancelDocketDialog = lazy(() =>
  import('./cancel-docket-dialog').then((chunk) => ({ default: chunk.CancelDocketDialog })),
);

interface DocketMovesProps {
  docket: Docket;
  /** Something is typed and not saved: a move would be made on what the server has. */
  isDirty: boolean;
}

/** Booking, which says all that it waits for, and giving up. Every other step is the shipment's. */
export function DocketMoves({ docket, isDirty }: DocketMovesProps) {
  const { t } = useTranslation();
  const mayWrite = useCan('docket.write');
  const book = useBookDocket();
  const waitId = useId();
  const [isCancelling, setCancelling] = useState(false);
  const moves = allowedDocketMoves(docket.status);
  if (!mayWrite || moves.length === 0) return null;
  const mayBook = moves.includes('BOOKED');
  const lacking = mayBook ? bookingWaits(docket, t) : [];
  const waiting = isDirty ? [t('Save your changes first.')] : lacking;
  const described = waiting.length > 0 ? waitId : undefined;

  return (
    <SectionCard>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {mayBook && (
          <Button
            variant="outlined"
            disabled={waiting.length > 0}
            aria-describedby={described}
            onClick={() => void book(docket)}
          >
            {t('Book')}
          </Button>
        )}
        <Button color="error" disabled={isDirty} aria-describedby={described} onClick={() => setCancelling(true)}>
          {t('Cancel the docket')}
        </Button>
      </Stack>
      {described && (
        <Typography id={waitId} variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {waiting.join(' ')}
        </Typography>
      )}
      <Suspense fallback={null}>
        {isCancelling && <CancelDocketDialog docket={docket} onClose={() => setCancelling(false)} />}
      </Suspense>
    </SectionCard>
  );
}
