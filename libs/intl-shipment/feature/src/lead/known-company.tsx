import { queryOf } from '@freightdesk/data-access-api';
import {
  intlShipmentPaths,
  type Lead,
  leadServiceLabel,
  leadStageLabel,
  listLeads,
  openLeadStages,
} from '@freightdesk/intl-shipment-contract';
import { normalisePartyName, type PartyRow } from '@freightdesk/parties-contract';
import { isLikeName, LikeParties, shortestName } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useDeferredText } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { Lane } from '../fields/lane';

interface KnownCompanyProps {
  /** As it is being typed. */
  name: string;
  /** Whether its party is chosen already. */
  isTaken: boolean;
  /** The lead that is changed: it is no other one. */
  leadId?: string;
  onTake: (party: PartyRow) => void;
}

/** No page holds more, and no company asks for more at a time. */
const most = 5;

function OpenLead({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link component={RouterLink} to={intlShipmentPaths.viewLead.href(lead.id)} target="_blank">
        {lead.number}
      </Link>{' '}
      {t(leadServiceLabel[lead.service])} · <Lane of={lead} /> · {t(leadStageLabel[lead.stage])} · {lead.owner.name}
    </li>
  );
}

/** The open leads of a company that asks again: who works on it knows what is asked now, and whether it is the same. */
function OpenLeads({ name, leadId }: Pick<KnownCompanyProps, 'name' | 'leadId'>) {
  const { t } = useTranslation();
  const typed = useDeferredText(name.trim());
  const { data } = useQuery({
    ...queryOf(listLeads, { q: normalisePartyName(typed).slice(0, 100), stage: openLeadStages, pageSize: 25 }),
    enabled: typed.length >= shortestName,
  });
  if (typed.length < shortestName || !data) return null;
  const open = data.data.filter(({ id, companyName }) => id !== leadId && isLikeName(companyName, typed));
  if (open.length === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ gridColumn: '1 / -1' }}>
      {t('{{name}} has open leads already:', { name: open[0]?.companyName })}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {open.slice(0, most).map((lead) => (
          <OpenLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </Alert>
  );
}

/** What is kept of a company that is being written down, for the form and for the quick line alike. */
export function KnownCompany({ name, isTaken, leadId, onTake }: KnownCompanyProps) {
  return (
    <>
      {!isTaken && <LikeParties name={name} onTake={onTake} />}
      <OpenLeads name={name} leadId={leadId} />
    </>
  );
}
