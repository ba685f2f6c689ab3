import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, InstantText, SmallTable } from '@freightdesk/shared-ui';
import { type Journey, milestonesOf, type Tracked } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** A moment that was told, or a day alone. */
const When = ({ at }: { at: string | null }) =>
  at?.includes('T') ? <InstantText instant={at} /> : <DateText date={at} />;

interface MilestoneTableProps<Shipment extends Tracked> {
  journey: Journey<Shipment>;
  shipment: Shipment;
}

/** What was planned and expected of the way, beside what was. */
export function MilestoneTable<Shipment extends Tracked>({ journey, shipment }: MilestoneTableProps<Shipment>) {
  const { t } = useTranslation();
  const headingId = useId();
  const milestones = milestonesOf(journey, shipment);
  if (milestones.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle1" component="h3" gutterBottom>
        {t('Milestones')}
      </Typography>
      <SmallTable
        label={t('Milestones')}
        columns={[t('Milestone'), t('Planned'), t('Estimated'), t('Actual')].map((header) => ({ header }))}
        rows={milestones.map(({ status, planned, estimated, actual }) => ({
          key: status,
          cells: [
            t(journey.statusLabel[status] ?? status),
            <When key="planned" at={planned} />,
            <When key="estimated" at={estimated} />,
            <When key="actual" at={actual} />,
          ],
        }))}
      />
    </Box>
  );
}
