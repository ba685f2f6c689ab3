import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext, useMay } from '@freightdesk/shared-session';
import { InstantText, StatusChip } from '@freightdesk/shared-ui';
import {
  assignException,
  type ExceptionRecord,
  type Journey,
  shipmentExceptionLabel,
  type Tracked,
} from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { ageOf } from './exception-age';

// The form library comes when somebody reports or settles.
const RaiseDialog = lazy(() => import('./raise-dialog').then((chunk) => ({ default: chunk.RaiseDialog })));
const SettleDialog = lazy(() => import('./settle-dialog').then((chunk) => ({ default: chunk.SettleDialog })));

/** What went wrong, since when, and how it ended. */
function ExceptionText({ exception }: { exception: ExceptionRecord }) {
  const { t } = useTranslation();
  const { kind, note, owner, openedAt, openedBy, closedAt, closedBy, settled } = exception;
  const isOpen = closedAt === null;
  const end = settled ?? t('No longer so');
  return (
    <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
      <StatusChip label={t(shipmentExceptionLabel[kind])} tone={isOpen ? 'warning' : 'default'} />{' '}
      <Typography variant="body2" component="span">
        {isOpen ? ageOf(openedAt, t) : end}
      </Typography>
      {note && <Typography variant="body2">{note}</Typography>}
      <Typography variant="caption" component="p" color="textSecondary">
        {openedBy?.name ?? t('Seen by a rule')} · <InstantText instant={openedAt} />
        {isOpen && owner && ` · ${t('Owner: {{name}}', { name: owner.name })}`}
        {!isOpen && (
          <>
            {' → '}
            {closedBy && `${closedBy.name} · `}
            <InstantText instant={closedAt} />
          </>
        )}
      </Typography>
    </Box>
  );
}

interface ExceptionRowProps {
  exception: ExceptionRecord;
  mayWrite: boolean;
  onSettle: () => void;
}

function ExceptionRow({ exception, mayWrite, onSettle }: ExceptionRowProps) {
  const { t } = useTranslation();
  const assign = useSave(assignException);
  const { user } = useAuthContext();
  const { id, owner, closedAt } = exception;
  const isActed = mayWrite && closedAt === null;
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <ExceptionText exception={exception} />
      {isActed && user && owner?.id !== user.id && (
        <Button size="small" color="inherit" onClick={() => void assign({ id, ownerId: user.id })}>
          {t('Take over')}
        </Button>
      )}
      {isActed && (
        <Button size="small" onClick={onSettle}>
          {t('Settle')}
        </Button>
      )}
    </Stack>
  );
}

interface ExceptionSectionProps<Shipment extends Tracked> {
  shipment: Shipment;
  journey: Journey<Shipment>;
  /** By whose right exceptions are reported and settled. */
  update: Parameters<typeof useMay>[0];
}

/** What goes wrong with a shipment and what went wrong, each with whose it is. */
export function ExceptionSection<Shipment extends Tracked>(props: ExceptionSectionProps<Shipment>) {
  const { shipment, journey, update } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const mayWrite = useMay(update);
  const [asked, setAsked] = useState<'raise' | ExceptionRecord | null>(null);
  const history = shipment.exceptionHistory ?? [];
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={headingId} variant="subtitle1" component="h3">
          {t('Exceptions')}
        </Typography>
        {mayWrite && (
          <Button size="small" onClick={() => setAsked('raise')}>
            {t('Report exception')}
          </Button>
        )}
      </Stack>
      {history.length === 0 && <Typography color="textSecondary">{t('None')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {history.map((one) => (
          <ExceptionRow key={one.id} exception={one} mayWrite={mayWrite} onSettle={() => setAsked(one)} />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {asked === 'raise' && <RaiseDialog journey={journey} shipment={shipment} onClose={() => setAsked(null)} />}
        {asked !== null && asked !== 'raise' && <SettleDialog exception={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </Box>
  );
}
