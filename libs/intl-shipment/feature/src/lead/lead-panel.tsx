import { RecordActivity } from '@freightdesk/activity-ui';
import { followUpLead, getLead, intlShipmentPaths, type Lead } from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { Loaded, SidePanel } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { LeadQuotations } from '../quotation/lead-quotations';
import { FollowUpLine } from './follow-up-line';
import { LeadActions } from './lead-actions';
import { LeadFacts } from './lead-facts';
import { LeadStageChip } from './lead-stage-chip';
import { WonAs } from './won-as';

const Body = ({ lead, mayWrite }: { lead: Lead; mayWrite: boolean }) => (
  <>
    <WonAs lead={lead} />
    {mayWrite && <FollowUpLine key={lead.version} lead={lead} />}
    <LeadFacts lead={lead} />
    <LeadQuotations lead={lead} />
    <RecordActivity
      record="lead"
      recordId={lead.id}
      version={lead.version}
      called={{ number: lead.number, title: lead.companyName }}
      isFrameless
    />
  </>
);

/** One lead at the side of the list: what is known of it, and what can be done next. */
export function LeadPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const mayWrite = useMay(followUpLead);
  const query = useQuery(queryOf(getLead, { id }));
  const lead = query.data;
  return (
    <SidePanel
      title={lead ? `${lead.number} · ${lead.companyName}` : t('Lead')}
      badge={lead && <LeadStageChip stage={lead.stage} />}
      page={intlShipmentPaths.viewLead.href(id)}
      actions={lead && <LeadActions lead={lead} onDeleted={onClose} />}
      onClose={onClose}
    >
      <Loaded query={query}>{(loaded) => <Body lead={loaded} mayWrite={mayWrite} />}</Loaded>
    </SidePanel>
  );
}
