import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import { getLead, intlShipmentPaths as paths, type Lead } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, MoreActs, MovesCard, RecordPage, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { LeadQuotations } from '../quotation/lead-quotations';
import { useLeadActs } from './lead-actions';
import { LeadFacts } from './lead-facts';
import { LeadStageChip } from './lead-stage-chip';
import { WonAs } from './won-as';

function LeadPage({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const acts = useLeadActs(lead, () => void navigate(paths.leads.href()));
  const moves = [...(acts.convert ? [acts.convert] : []), ...acts.moves].map((move) => ({ ...move, waits: [] }));
  return (
    <RecordPage
      title={`${lead.number} · ${lead.companyName}`}
      list={{ label: t('Leads'), to: paths.leads.href() }}
      state={<LeadStageChip stage={lead.stage} />}
      actions={
        acts.mayWrite && (
          <>
            <MoreActs acts={acts.others} />
            <Button variant="contained" onClick={acts.edit}>
              {t('Edit')}
            </Button>
          </>
        )
      }
      next={
        <>
          <WonAs lead={lead} />
          {acts.mayWrite && moves.length > 0 && <MovesCard moves={moves} isDirty={false} />}
        </>
      }
      side={
        <RecordActivity
          record="lead"
          recordId={lead.id}
          version={lead.version}
          called={{ number: lead.number, title: lead.companyName }}
        />
      }
    >
      <SectionCard>
        <Stack spacing={3}>
          <LeadFacts lead={lead} />
          <LeadQuotations lead={lead} heading="h2" />
        </Stack>
      </SectionCard>
      {acts.dialog}
    </RecordPage>
  );
}

/** One lead: what is known of it, what can be done next, and all that was said and done. */
export function Component() {
  return (
    <AddressedRecord part="leadId" read={(id) => queryOf(getLead, { id })} otherwise={paths.leads.href()}>
      {(lead) => <LeadPage lead={lead} />}
    </AddressedRecord>
  );
}
