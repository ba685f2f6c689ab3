import {
  containersText,
  intlShipmentPaths as paths,
  jobModeLabel,
  leadDirectionLabel,
  type Quotation,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, type Fact, FactList, fixedText, InstantText, type Translate } from '@freightdesk/shared-ui';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { routeText } from '../fields/place-text';

const LeadLink = ({ lead }: { lead: NonNullable<Quotation['lead']> }) => (
  <MuiLink component={Link} to={paths.lead.href(lead.id)}>
    {lead.name}
  </MuiLink>
);

const carriageFacts = (quotation: Quotation, t: Translate): Fact[] => [
  { label: t('Lead'), value: quotation.lead && <LeadLink lead={quotation.lead} /> },
  { label: t('Date'), value: <DateText date={quotation.date} /> },
  { label: t('Valid until'), value: <DateText date={quotation.validUntil} /> },
  { label: t('Mode'), value: `${t(jobModeLabel[quotation.mode])} · ${t(leadDirectionLabel[quotation.direction])}` },
  { label: t('Route'), value: routeText(quotation) },
  { label: t('Incoterm'), value: quotation.incoterm },
  { label: t('Commodity'), value: quotation.commodity },
  { label: t('Containers'), value: containersText(quotation.containers) || null },
  { label: t('Packages'), value: quotation.packages },
  { label: t('Gross kg'), value: fixedText(quotation.grossKg, 0) },
  { label: t('Volume cbm'), value: quotation.cbm },
  { label: t('Transit days'), value: quotation.transitDays },
  { label: t('Free days'), value: quotation.freeDays },
  { label: t('Owner'), value: quotation.owner.name },
];

/** What came by the link, and from where. */
function linkFacts({ answeredAt, answeredBy, answeredFrom }: Quotation, t: Translate): Fact[] {
  if (answeredAt === null) return [];
  return [
    { label: t('Answered by link'), value: <InstantText instant={answeredAt} /> },
    { label: t('Answered by'), value: answeredBy },
    { label: t('Answered from'), value: answeredFrom },
  ];
}

/** Who said yes, when and by what. */
function acceptanceFacts({ acceptedAt, acceptedBy, reference }: Quotation, t: Translate): Fact[] {
  if (acceptedAt === null) return [];
  return [
    { label: t('Accepted at'), value: <InstantText instant={acceptedAt} /> },
    { label: t('Accepted by'), value: acceptedBy },
    { label: t('Reference'), value: reference },
  ];
}

export function QuotationFacts({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const { notes } = quotation;
  return (
    <>
      <FactList
        facts={[...carriageFacts(quotation, t), ...acceptanceFacts(quotation, t), ...linkFacts(quotation, t)]}
      />
      {notes && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {notes}
        </Typography>
      )}
    </>
  );
}
