import {
  allowedLeadMoves,
  convertibleStages,
  isDeletableLead,
  type Lead,
  type LeadStage,
  moveLead,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { MoreActs, PanelActions } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { leadMoveLabel } from './lead-move-label';
import { useDeleteLead } from './use-delete-lead';

const EditLeadDialog = lazy(() => import('./lead-form-dialog').then((chunk) => ({ default: chunk.EditLeadDialog })));
const MoveLeadDialog = lazy(() => import('./move-lead-dialog').then((chunk) => ({ default: chunk.MoveLeadDialog })));
const ConvertLeadDialog = lazy(() =>
  import('./convert-lead-dialog').then((chunk) => ({ default: chunk.ConvertLeadDialog })),
);

const AddLeadDialog = lazy(() => import('./lead-form-dialog').then((chunk) => ({ default: chunk.AddLeadDialog })));

type OpenDialog = { kind: 'edit' } | { kind: 'convert' } | { kind: 'duplicate' } | { kind: 'move'; to: LeadStage };

function LeadDialog({ lead, dialog, onClose }: { lead: Lead; dialog: OpenDialog; onClose: () => void }) {
  if (dialog.kind === 'edit') return <EditLeadDialog lead={lead} onClose={onClose} />;
  if (dialog.kind === 'duplicate') return <AddLeadDialog like={lead} onClose={onClose} />;
  if (dialog.kind === 'convert') return <ConvertLeadDialog key={lead.version} lead={lead} onClose={onClose} />;
  return <MoveLeadDialog lead={lead} to={dialog.to} onClose={onClose} />;
}

/** Winning goes by the conversion, which makes the job with it. */
const offeredMoves = (stage: LeadStage) => allowedLeadMoves(stage).filter((to) => to !== 'WON');

/** What can be done with a lead now: the moves that the server takes, its conversion, and what can always be done. */
export function useLeadActs(lead: Lead, onDeleted: () => void) {
  const { t } = useTranslation();
  const mayWrite = useMay(moveLead);
  const askDelete = useDeleteLead();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const remove = async () => {
    if (await askDelete(lead)) onDeleted();
  };
  const opening = (opened: OpenDialog) => () => setDialog(opened);
  return {
    mayWrite,
    edit: opening({ kind: 'edit' }),
    moves: offeredMoves(lead.stage).map((to) => ({
      label: t(leadMoveLabel[to]),
      onSelect: opening({ kind: 'move', to }),
    })),
    convert: convertibleStages.includes(lead.stage)
      ? {
          label: lead.direction === 'DOMESTIC' ? t('Convert to docket') : t('Convert to jobcard'),
          onSelect: opening({ kind: 'convert' }),
        }
      : null,
    others: [
      { label: t('Duplicate'), onSelect: opening({ kind: 'duplicate' }) },
      ...(isDeletableLead(lead) ? [{ label: t('Delete'), danger: true, onSelect: () => void remove() }] : []),
    ],
    dialog: (
      <Suspense fallback={null}>
        {dialog && <LeadDialog lead={lead} dialog={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    ),
  };
}

/** The acts of a lead below its panel. */
export function LeadActions({ lead, onDeleted }: { lead: Lead; onDeleted: () => void }) {
  const { t } = useTranslation();
  const { mayWrite, edit, moves, convert, others, dialog } = useLeadActs(lead, onDeleted);
  if (!mayWrite) return null;
  return (
    <>
      <PanelActions>
        <MoreActs acts={others} />
        <Button color="inherit" onClick={edit}>
          {t('Edit')}
        </Button>
        {moves.map(({ label, onSelect }) => (
          <Button key={label} variant="outlined" color="inherit" onClick={onSelect}>
            {label}
          </Button>
        ))}
        {convert && (
          <Button variant="contained" onClick={convert.onSelect}>
            {convert.label}
          </Button>
        )}
      </PanelActions>
      {dialog}
    </>
  );
}
