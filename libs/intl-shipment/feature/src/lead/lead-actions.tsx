import {
  allowedLeadMoves,
  convertibleStages,
  isDeletableLead,
  type Lead,
  type LeadStage,
  leadStageLabel,
  moveLead,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { PanelActions } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useDeleteLead } from './use-delete-lead';

const EditLeadDialog = lazy(() => import('./lead-form-dialog').then((chunk) => ({ default: chunk.EditLeadDialog })));
const MoveLeadDialog = lazy(() => import('./move-lead-dialog').then((chunk) => ({ default: chunk.MoveLeadDialog })));
const ConvertLeadDialog = lazy(() =>
  import('./convert-lead-dialog').then((chunk) => ({ default: chunk.ConvertLeadDialog })),
);

type OpenDialog = { kind: 'edit' } | { kind: 'convert' } | { kind: 'move'; to: LeadStage };

function LeadDialog({ lead, dialog, onClose }: { lead: Lead; dialog: OpenDialog; onClose: () => void }) {
  if (dialog.kind === 'edit') return <EditLeadDialog lead={lead} onClose={onClose} />;
  if (dialog.kind === 'convert') return <ConvertLeadDialog key={lead.version} lead={lead} onClose={onClose} />;
  return <MoveLeadDialog lead={lead} to={dialog.to} onClose={onClose} />;
}

/** Winning goes by the conversion, which makes the job with it. Quotations are not kept yet, so nothing can be quoted. */
const offeredMoves = (stage: LeadStage) => allowedLeadMoves(stage).filter((to) => to !== 'WON' && to !== 'QUOTED');

/** What can be done with a lead now: the moves that the server takes, and its conversion. */
export function LeadActions({ lead, onDeleted }: { lead: Lead; onDeleted: () => void }) {
  const { t } = useTranslation();
  const mayWrite = useMay(moveLead);
  const askDelete = useDeleteLead();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  if (!mayWrite) return null;

  const remove = async () => {
    if (await askDelete(lead)) onDeleted();
  };
  return (
    <>
      <PanelActions>
        {isDeletableLead(lead) && (
          <Button color="error" onClick={() => void remove()}>
            {t('Delete')}
          </Button>
        )}
        <Button color="inherit" onClick={() => setDialog({ kind: 'edit' })}>
          {t('Edit')}
        </Button>
        {offeredMoves(lead.stage).map((to) => (
          <Button key={to} variant="outlined" color="inherit" onClick={() => setDialog({ kind: 'move', to })}>
            {t(leadStageLabel[to])}
          </Button>
        ))}
        {convertibleStages.includes(lead.stage) && (
          <Button variant="contained" onClick={() => setDialog({ kind: 'convert' })}>
            {t('Convert to jobcard')}
          </Button>
        )}
      </PanelActions>
      <Suspense fallback={null}>
        {dialog && <LeadDialog lead={lead} dialog={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
