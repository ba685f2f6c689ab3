import {
  containersText,
  type Lead,
  leadDirectionLabel,
  leadPriorityLabel,
  leadServiceLabel,
  leadSourceLabel,
  lostReasonLabel,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, type Fact, FactList, fixedText, MoneyText } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { routeText } from '../fields/place-text';
import { FollowUp } from './follow-up';

type Translate = (text: string) => string;

const whoFacts = (lead: Lead, t: Translate): Fact[] => [
  { label: t('Contact'), value: lead.contactName },
  { label: t('Mobile'), value: lead.mobile && <bdi dir="ltr">{lead.mobile}</bdi> },
  { label: t('E-mail'), value: lead.email },
  { label: t('Next follow-up'), value: <FollowUp lead={lead} /> },
  { label: t('What was said'), value: lead.lastFollowUp },
  { label: t('Owner'), value: lead.owner.name },
  { label: t('Source'), value: t(leadSourceLabel[lead.source]) },
  { label: t('Priority'), value: t(leadPriorityLabel[lead.priority]) },
  { label: t('Date'), value: <DateText date={lead.date} /> },
];

const cargoFacts = (lead: Lead, t: Translate): Fact[] => [
  { label: t('Service'), value: `${t(leadServiceLabel[lead.service])} · ${t(leadDirectionLabel[lead.direction])}` },
  { label: t('Route'), value: routeText(lead) },
  { label: t('Incoterm'), value: lead.incoterm },
  { label: t('Commodity'), value: lead.commodity },
  { label: t('HS code'), value: lead.hsCode },
  { label: t('Dangerous goods'), value: lead.isDangerous ? t('Yes') : t('No') },
  { label: t('Containers'), value: containersText(lead.containers) || null },
  { label: t('Packages'), value: lead.packages },
  { label: t('Gross kg'), value: fixedText(lead.grossKg, 0) },
  { label: t('Volume cbm'), value: lead.cbm },
  { label: t('Cargo ready on'), value: <DateText date={lead.cargoReadyDate} /> },
  { label: t('Target rate'), value: lead.targetRate },
  { label: t('Expected revenue'), value: <MoneyText paise={lead.expectedRevenuePaise} /> },
];

function lossFacts({ lostReason, lostTo }: Lead, t: Translate): Fact[] {
  if (lostReason === null) return [];
  return [
    { label: t('Why it was lost'), value: t(lostReasonLabel[lostReason]) },
    { label: t('Lost to'), value: lostTo },
  ];
}

export function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  return (
    <>
      <FactList facts={[...whoFacts(lead, t), ...lossFacts(lead, t)]} />
      <FactList facts={cargoFacts(lead, t)} />
      {lead.notes && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {lead.notes}
        </Typography>
      )}
    </>
  );
}
