import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText } from '@freightdesk/shared-ui';
import type { ToldShipment } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A line down the side with a dot at each step; the latest, on top, is filled. */
const step = {
  position: 'relative',
  paddingInlineStart: 3,
  paddingBlockEnd: 2.5,
  breakInside: 'avoid',
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderColor: 'transparent', paddingBlockEnd: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-7px',
    insetBlockStart: '5px',
    inlineSize: 12,
    blockSize: 12,
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'primary.main',
    backgroundColor: 'background.paper',
  },
  '&:first-of-type::before': { backgroundColor: 'primary.main' },
} as const;

/** What happened to a shipment, the latest first, each with who told it and when. */
export function ToldEvents({ events }: Pick<ToldShipment, 'events'>) {
  const { t } = useTranslation();
  return (
    <Box
      component="ol"
      aria-label={t('History')}
      sx={{ listStyle: 'none', margin: 0, padding: 0, marginInlineStart: 1 }}
    >
      {events.map(({ label, isPlanned, at, location, by, recordedAt }) => (
        <Box component="li" key={recordedAt + label} sx={step}>
          <Typography variant="subtitle2" component="p">
            {t(label)}
            {isPlanned && ` (${t('planned')})`}
          </Typography>
          <Typography variant="body2">
            <InstantText instant={at} />
            {location && ` · ${location}`}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('Recorded by {{name}}', { name: by })} · <InstantText instant={recordedAt} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
