import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, FactList, InstantText, SectionCard, StatusChip } from '@freightdesk/shared-ui';
import type { ToldShipment } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToldEvents } from './told-events';
import { ToldLegs } from './told-legs';

function Head({ company, number, label, exceptions }: ToldShipment) {
  const { t } = useTranslation();
  return (
    <Box component="header" sx={{ marginBlockEnd: 2 }}>
      <Typography color="textSecondary">{company}</Typography>
      <Typography variant="h4" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {t('Shipment of {{number}}', { number })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <StatusChip label={t(label)} tone="info" />
        {exceptions.map((exception) => (
          <StatusChip key={exception} label={t(exception)} tone="warning" />
        ))}
      </Stack>
    </Box>
  );
}

/** Where a shipment is, when it is expected, and what happened, as a customer may know it. */
export function ToldShipmentCard({ shipment }: { shipment: ToldShipment }) {
  const { t } = useTranslation();
  const { mode, from, to, statusAt, location, eta, promisedDate, legs, events, expiresAt } = shipment;
  return (
    <>
      <Head {...shipment} />
      <Stack spacing={2}>
        <SectionCard>
          <FactList
            facts={[
              { label: t('From'), value: from },
              { label: t('To'), value: to },
              { label: t('Mode'), value: t(mode) },
              { label: t('Where'), value: location },
              { label: t('Since'), value: <InstantText instant={statusAt} /> },
              { label: t('ETA'), value: <DateText date={eta} /> },
              ...(promisedDate === null
                ? []
                : [{ label: t('Promised date'), value: <DateText date={promisedDate} /> }]),
            ]}
          />
        </SectionCard>
        <ToldLegs legs={legs} />
        <SectionCard title={t('History')}>
          <ToldEvents events={events} />
        </SectionCard>
        <Typography variant="caption" color="textSecondary">
          {t('Times are those of India. This link opens until')} <InstantText instant={expiresAt} />
        </Typography>
      </Stack>
    </>
  );
}
