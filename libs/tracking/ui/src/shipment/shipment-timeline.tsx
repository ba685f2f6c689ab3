import {
  type Need,
  needLabels,
  needNames,
  type ShipmentEvent,
  shipmentStatusLabel,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NeedValue } from './need-value';

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** What was told with the event, each by its name. */
function Said({ said }: { said: ShipmentEvent['said'] }) {
  const { t } = useTranslation();
  const told = needNames.flatMap((need: Need) => (said[need] === undefined ? [] : [{ need, value: said[need] }]));
  return told.map(({ need, value }) => (
    <Quiet key={need}>
      {t(needLabels[need])}: <NeedValue need={need} value={value} />
    </Quiet>
  ));
}

function Event({ event }: { event: ShipmentEvent }) {
  const { t } = useTranslation();
  const { to, classifier, eventAt, location, remarks, reason, skipped, said, byUser, recordedAt } = event;
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', paddingInlineStart: 2, borderInlineStart: '2px solid', borderColor: 'divider' }}
    >
      <Typography variant="subtitle2" component="p">
        {t(shipmentStatusLabel[to])}
        {classifier === 'PLN' && ` (${t('planned')})`}
      </Typography>
      <Typography variant="body2">
        <InstantText instant={eventAt} />
        {location && ` · ${location}`}
      </Typography>
      <Said said={said} />
      {reason && <Quiet>{t('Reason: {{reason}}', { reason })}</Quiet>}
      {skipped.length > 0 && (
        <Quiet>
          {t('Did not happen: {{states}}', {
            states: skipped.map((state) => t(shipmentStatusLabel[state])).join(', '),
          })}
        </Quiet>
      )}
      {remarks && <Quiet>{remarks}</Quiet>}
      <Typography variant="caption" color="textSecondary">
        {t('Recorded by {{name}}', { name: byUser.name })} · <InstantText instant={recordedAt} />
      </Typography>
    </Box>
  );
}

/** The history of a shipment, the latest first. */
export function ShipmentTimeline({ events }: { events: readonly ShipmentEvent[] }) {
  const { t } = useTranslation();
  return (
    <Stack component="ol" aria-label={t('History')} spacing={2} sx={{ margin: 0, padding: 0 }}>
      {events.toReversed().map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </Stack>
  );
}
