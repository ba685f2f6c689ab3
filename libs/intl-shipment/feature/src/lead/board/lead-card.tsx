import { type Lead, leadDirectionLabel, leadServiceLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Lane } from '../../fields/lane';
import { FollowUp } from '../follow-up';

interface LeadCardProps {
  lead: Lead;
  /** Whether the keyboard stops here when it comes from outside. */
  isStop: boolean;
  /** Whether it has the keyboard, also after it has come to another column. */
  isAt: boolean;
  onOpen: (lead: Lead) => void;
  onHold: ((lead: Lead | null) => void) | null;
}

/** No `button`: Firefox drags none. */
const Frame = styled('div')({
  padding: 12,
  cursor: 'pointer',
  borderRadius: 8,
  boxShadow: 'var(--mui-shadows-1)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 1 },
  '&[draggable="true"]': { cursor: 'grab' },
});

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** What a person looks for on a card: who asks, for what, and when to speak next. */
export function LeadCard({ lead, isStop, isAt, onOpen, onHold }: LeadCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A card that was moved is another card of another column, which may come before the first one goes: the keyboard goes with it.
    const { activeElement: holder, body } = document;
    if (isAt && (holder === body || holder?.getAttribute('data-card') === lead.id)) card.current?.focus();
  }, [isAt, lead.id]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen(lead);
  };
  const hold = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData('text/plain', lead.number);
    onHold?.(lead);
  };
  return (
    <Frame
      ref={card}
      role="button"
      data-card={lead.id}
      tabIndex={isStop ? 0 : -1}
      draggable={onHold !== null}
      onDragStart={hold}
      onDragEnd={() => onHold?.(null)}
      onClick={() => onOpen(lead)}
      onKeyDown={press}
    >
      <Typography variant="subtitle2" component="p" dir="auto" sx={line}>
        {lead.companyName}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={line}>
        {t(leadServiceLabel[lead.service])} · {t(leadDirectionLabel[lead.direction])} · <Lane of={lead} />
      </Typography>
      {lead.lastFollowUp && (
        <Typography variant="caption" component="p" dir="auto" sx={line}>
          {lead.lastFollowUp}
        </Typography>
      )}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 0.5, alignItems: 'center', justifyContent: 'space-between', fontSize: '0.75rem' }}
      >
        <span>
          <FollowUp lead={lead} />
        </span>
        {lead.expectedRevenuePaise !== null && <MoneyText paise={lead.expectedRevenuePaise} />}
      </Stack>
      <Typography variant="caption" color="textSecondary" component="p" sx={line}>
        {lead.number} · {lead.owner.name}
      </Typography>
    </Frame>
  );
}
