import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText } from '@freightdesk/shared-ui';
import { type Journey, milestoneOf, type Tracked, type TrackedEvent } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NeedValue } from './need-value';

/** What of a journey its history is read by. */
type Words = Pick<Journey<Tracked>, 'statusLabel' | 'needs' | 'reasonLabel'>;

interface EventProps {
  event: TrackedEvent;
  words: Words;
  /** Another stands in its place. */
  isCorrected: boolean;
  /** What was told first, where this stands in its place. */
  instead?: TrackedEvent | undefined;
  /** Where it may be corrected. */
  onCorrect?: (() => void) | undefined;
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** What was told with the event, each by its name. */
function Said({ event: { said }, words: { needs } }: Pick<EventProps, 'event' | 'words'>) {
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

/** Which event it is, and how certain. */
function EventName({ event, words, isCorrected, instead, onCorrect }: EventProps) {
  const { t } = useTranslation();
  const { classifier, source } = event;
  const milestone = milestoneOf(event);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="subtitle2" component="p" color={isCorrected ? 'textSecondary' : undefined}>
        {t(words.statusLabel[milestone] ?? milestone)}
        {classifier === 'PLN' && ` (${t('planned')})`}
        {classifier === 'EST' && ` (${t('estimated')})`}
        {source === 'import' && ` · ${t('Carrier')}`}
        {instead && ` · ${t('correction')}`}
        {isCorrected && ` · ${t('corrected since')}`}
      </Typography>
      {onCorrect && (
        <Button size="small" onClick={onCorrect} sx={{ marginBlock: -0.5 }}>
          {t('Correct')}
        </Button>
      )}
    </Stack>
  );
}

function Event(props: EventProps) {
  const { event, words, isCorrected, instead } = props;
  const { t } = useTranslation();
  const { eventAt, location, remarks, reason, skipped = [], byUser, recordedAt } = event;
  const nameOf = (status: string) => t(words.statusLabel[status] ?? status);
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', paddingInlineStart: 2, borderInlineStart: '2px solid', borderColor: 'divider' }}
    >
      <EventName {...props} />
      <Typography variant="body2" sx={isCorrected ? { textDecoration: 'line-through' } : undefined}>
        <InstantText instant={eventAt} />
        {location && ` · ${location}`}
      </Typography>
      {instead && (
        <Quiet>
          {t('Told first')}: <InstantText instant={instead.eventAt} />
          {instead.location && ` · ${instead.location}`}
        </Quiet>
      )}
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

interface ShipmentTimelineProps {
  events: readonly TrackedEvent[];
  words: Words;
  mayCorrect: (event: TrackedEvent) => boolean;
  onCorrect: (event: TrackedEvent) => void;
}

/** The history of a shipment, the latest first. */
export function ShipmentTimeline({ events, words, mayCorrect, onCorrect }: ShipmentTimelineProps) {
  const { t } = useTranslation();
  return (
    <Stack component="ol" aria-label={t('History')} spacing={2} sx={{ margin: 0, padding: 0 }}>
      {events.toReversed().map((event) => (
        <Event
          key={event.id}
          event={event}
          words={words}
          isCorrected={events.some(({ corrects }) => corrects === event.id)}
          instead={events.find(({ id }) => id === event.corrects)}
          onCorrect={mayCorrect(event) ? () => onCorrect(event) : undefined}
        />
      ))}
    </Stack>
  );
}
