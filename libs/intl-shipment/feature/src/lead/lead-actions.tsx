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
import { MoreActs, PanelActions, Waits } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { leadMoveLabel } from './lead-move-label';
import { useDeleteLead } from './use-delete-lead';
import { useLeadWaits } from './use-lead-waits';

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
  const waits = useLeadWaits(lead);
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
      waits: to === 'QUOTED' ? waits.quoted : [],
      onSelect: opening({ kind: 'move', to }),
    })),
    convert: convertibleStages.includes(lead.stage)
      ? {
          waits: waits.won,
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
  const waitId = useId();
  if (!mayWrite) return null;
  const steps = [...moves, ...(convert ? [convert] : [])];
  const waiting = steps.flatMap(({ waits }) => waits);
  return (
    <>
      <PanelActions>
        {waiting.length > 0 && (
          <Box sx={{ flexBasis: '100%' }}>
            <Waits id={waitId} waits={waiting} />
          </Box>
        )}
        <MoreActs acts={others} />
        <Button color="inherit" onClick={edit}>
          {t('Edit')}
        </Button>
        {steps.map(({ label, waits, onSelect }) => (
          <Button
            key={label}
            {...(label === convert?.label ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
            disabled={waits.length > 0}
            aria-describedby={waits.length > 0 ? waitId : undefined}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </PanelActions>
      {dialog}
    </>
  );
}
