import { allowedLeadMoves, type Lead, leadStageLabel, type LeadStage } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ErrorState, LoadingRows } from '@freightdesk/shared-ui';
import type { ListInput } from '@freightdesk/shared-endpoint';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId } from 'react';
import { LeadCard } from './lead-card';
import { useColumn } from './use-column';

interface BoardColumnProps {
  stage: LeadStage;
  asked: ListInput;
  /** The card that has the keyboard. */
  at: string | null;
  /** The card that is being dragged. */
  held: Lead | null;
  onOpen: (lead: Lead) => void;
  /** Null where nobody may move. */
  onHold: ((lead: Lead | null) => void) | null;
  onDrop: (stage: LeadStage) => void;
}

const look = (isOffered: boolean) => ({
  flex: '0 0 auto',
  inlineSize: { xs: '82vw', sm: 252 },
  scrollSnapAlign: 'start',
  borderRadius: 1.5,
  padding: 1,
  backgroundColor: 'action.hover',
  outline: isOffered ? '2px dashed' : undefined,
  outlineColor: 'primary.main',
});

/** One stage: how many leads are in it, the first of them, and more of them when they are asked for. */
export function BoardColumn({ stage, asked, at, held, onOpen, onHold, onDrop }: BoardColumnProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { leads, count, isLoading, error, retry, more, isMore } = useColumn(stage, asked);
  const isOffered = held !== null && allowedLeadMoves(held.stage).includes(stage);
  const over = (event: DragEvent) => {
    if (isOffered) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (isOffered) onDrop(stage);
  };
  return (
    <Stack
      component="section"
      aria-labelledby={titleId}
      data-column={stage}
      onDragOver={over}
      onDrop={drop}
      spacing={1}
      sx={look(isOffered)}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', paddingInline: 0.5 }}>
        <Typography id={titleId} variant="subtitle2" component="h2">
          {t(leadStageLabel[stage])}
        </Typography>
        <Typography variant="subtitle2" color="textSecondary" component="span">
          {count}
        </Typography>
      </Stack>
      {error != null && <ErrorState error={error} onRetry={retry} />}
      {isLoading && <LoadingRows />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
        }}
      >
        {leads.map((lead, index) => (
          <li key={lead.id}>
            <LeadCard
              lead={lead}
              isStop={index === 0 || lead.id === at}
              onOpen={onOpen}
              onHold={onHold}
              isAt={lead.id === at}
            />
          </li>
        ))}
      </Box>
      {more && (
        <Button size="small" color="inherit" onClick={more} loading={isMore}>
          {t('Show more')}
        </Button>
      )}
    </Stack>
  );
}
