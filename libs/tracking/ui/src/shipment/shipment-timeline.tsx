import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText } from '@freightdesk/shared-ui';
import type { Journey, Tracked, TrackedEvent } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NeedValue } from './need-value';

/** What of a journey its history is read by. */
type Words = Pick<Journey<Tracked>, 'statusLabel' | 'needs' | 'reasonLabel'>;

interface EventProps {
  event: TrackedEvent;
  words: Words;
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** What was told with the event, each by its name. */
function Said({ event: { said }, words: { needs } }: EventProps) {
  const { t } = useTranslation();
  return Object.entries(needs).map(([name, need]) => {
    const value = said[name];
    return value === undefined || value === null ? null : (
      <Quiet key={name}>
        {t(need.label)}: <NeedValue need={need} value={value} />
      </Quiet>
    );
  });
}

/** One of the reasons that are offered is shown by its name, any other as it was written. */
function reasonText(reason: string, t: (text: string) => string, labels: Words['reasonLabel'] = {}): string {
  const label = Object.hasOwn(labels, reason) ? labels[reason] : undefined;
  return label === undefined ? reason : t(label);
}

function Event({ event, words }: EventProps) {
  const { t } = useTranslation();
  const { to, milestone, classifier, eventAt, location, remarks, reason, skipped = [], byUser, recordedAt } = event;
  const nameOf = (status: string) => t(words.statusLabel[status] ?? status);
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', paddingInlineStart: 2, borderInlineStart: '2px solid', borderColor: 'divider' }}
    >
      <Typography variant="subtitle2" component="p">
        {nameOf(milestone ?? to)}
        {classifier === 'PLN' && ` (${t('planned')})`}
        {classifier === 'EST' && ` (${t('estimated')})`}
        {event.source === 'import' && ` · ${t('Carrier')}`}
      </Typography>
      <Typography variant="body2">
        <InstantText instant={eventAt} />
        {location && ` · ${location}`}
      </Typography>
      <Said event={event} words={words} />
      {reason && <Quiet>{t('Reason: {{reason}}', { reason: reasonText(reason, t, words.reasonLabel) })}</Quiet>}
      {skipped.length > 0 && (
        <Quiet>{t('Skipped milestones: {{states}}', { states: skipped.map(nameOf).join(', ') })}</Quiet>
      )}
      {remarks && <Quiet>{remarks}</Quiet>}
      <Typography variant="caption" color="textSecondary">
        {t('Recorded by {{name}}', { name: byUser.name })} · <InstantText instant={recordedAt} />
      </Typography>
    </Box>
  );
}

/** The history of a shipment, the latest first. */
export function ShipmentTimeline({ events, words }: { events: readonly TrackedEvent[]; words: Words }) {
  const { t } = useTranslation();
  return (
    <Stack component="ol" aria-label={t('History')} spacing={2} sx={{ margin: 0, padding: 0 }}>
      {events.toReversed().map((event) => (
        <Event key={event.id} event={event} words={words} />
      ))}
    </Stack>
  );
}
