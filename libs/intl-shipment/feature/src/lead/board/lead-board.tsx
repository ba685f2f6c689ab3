import { useList } from '@freightdesk/data-access-api';
import { type Lead, leadStages, type LeadStage, listLeads, moveLead } from '@freightdesk/intl-shipment-contract';
import type { ListInput } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ExportButton, ListToolbar, PageHeader, ProblemAlert, useOpened } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StageChips } from '../stage-chips';
import { useMine } from '../use-mine';
import { BoardColumn } from './board-column';
import { scrollAtEdge } from './board-edges';
import { boardKeys } from './board-keys';
import { useStepLead } from './use-step-lead';

const LeadPanel = lazy(() => import('../lead-panel').then((chunk) => ({ default: chunk.LeadPanel })));

const own = ['mine', 'show'];
const every: readonly string[] = leadStages;

/** What every column is asked for, as the address says it: the list's filters and its search, but for the stage. */
function useAsked(filters: Readonly<Record<string, readonly string[]>>) {
  const [query] = useSearchParams();
  const { stage = every, ...others } = filters;
  const q = query.get('q')?.trim();
  const sort = query.get('sort');
  return { stages: stage, asked: { ...others, ...(q && { q }), ...(sort && { sort }) } };
}

/** The cards of all columns, and how they are gone through and moved. */
function Columns({
  asked,
  stages,
  onOpen,
}: {
  asked: ListInput;
  stages: readonly string[];
  onOpen: (lead: Lead) => void;
}) {
  const { t } = useTranslation();
  const mayMove = useMay(moveLead);
  const { moveTo, step, problem, dialog } = useStepLead();
  const [held, setHeld] = useState<Lead | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const drop = (stage: LeadStage) => {
    if (held) void moveTo(held, stage);
    setHeld(null);
  };
  return (
    <>
      <ProblemAlert error={problem} />
      <Box
        role="group"
        aria-label={t('Leads by stage')}
        onKeyDown={boardKeys(mayMove ? step : null)}
        onDragOver={held ? scrollAtEdge : undefined}
        onFocus={({ target }) => setAt(target.getAttribute('data-card'))}
        sx={{
          display: 'flex',
          gap: 1.5,
          overflowX: 'auto',
          padding: 2,
          alignItems: 'flex-start',
          // Snapping would draw the columns back from under a card that is held at their edge.
          scrollSnapType: held ? 'none' : 'x proximity',
          scrollPaddingInline: '16px',
        }}
      >
        {leadStages
          .filter((stage) => stages.includes(stage))
          .map((stage) => (
            <BoardColumn
              key={stage}
              stage={stage}
              asked={asked}
              {...{ at, held, onOpen }}
              onHold={mayMove ? setHeld : null}
              onDrop={drop}
            />
          ))}
      </Box>
      {dialog}
    </>
  );
}

/** The leads of the list by their stages: the same filters in the same address, drawn as columns. */
export function LeadBoard({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation();
  const { isMine, fixed, toggle } = useMine();
  const list = useList(listLeads, { fixed, own });
  const { stages, asked } = useAsked(list.filters);
  const { openId, open, close } = useOpened('lead');
  return (
    <>
      <PageHeader title={t('Lead management')} action={actions} />
      <Card>
        <StageChips list={list} isMine={isMine} onMine={toggle} />
        <ListToolbar list={list} actions={<ExportButton take={list.take} />} />
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ paddingInline: 2, display: { xs: 'none', md: 'block' } }}
        >
          {t('Arrows go from card to card, with Shift they move the card. Enter opens it, and it can be dragged.')}
        </Typography>
        <Columns asked={{ ...asked, ...fixed }} stages={stages} onOpen={open} />
      </Card>
      <Suspense fallback={null}>{openId && <LeadPanel key={openId} id={openId} onClose={close} />}</Suspense>
    </>
  );
}
