import { businessDateAt } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, SmallTable } from '@freightdesk/shared-ui';
import { type Journey, type Milestone, milestonesOf, type Tracked } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const timeLabel = { planned: 'Planned', estimated: 'Estimated', actual: 'Actual' } as const satisfies Partial<
  Record<keyof Milestone, string>
>;
type Time = keyof typeof timeLabel;
const names: readonly Time[] = ['planned', 'estimated', 'actual'];

/** Its day, whether a day was told or a moment: the history has the time. */
const dayOf = (at: string | null) => (at?.includes('T') ? businessDateAt(new Date(at)) : at);

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
  // Few are planned by anybody: a column without a day is none.
  const shown = names.filter((name) => milestones.some((milestone) => milestone[name] !== null));
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle1" component="h3" gutterBottom>
        {t('Milestones')}
      </Typography>
      <SmallTable
        label={t('Milestones')}
        columns={[t('Milestone'), ...shown.map((name) => t(timeLabel[name]))].map((header) => ({ header }))}
        rows={milestones.map(({ status, ...milestone }) => ({
          key: status,
          cells: [
            t(journey.statusLabel[status] ?? status),
            ...shown.map((name) => <DateText key={name} date={dayOf(milestone[name])} />),
          ],
        }))}
      />
    </Box>
  );
}
