import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import { getLead, intlShipmentPaths as paths, type Lead } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, MoreActs, MovesCard, RecordPage, SectionCard, useOpened } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeadQuotations } from '../quotation/lead-quotations';
import { FollowUpLine } from './follow-up-line';
import { useLeadActs } from './lead-actions';
import { LeadFacts } from './lead-facts';
import { LeadStageChip } from './lead-stage-chip';
import { WonAs } from './won-as';

const QuotationPanel = lazy(() =>
  import('../quotation/quotation-panel').then((chunk) => ({ default: chunk.QuotationPanel })),
);

function LeadPage({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const acts = useLeadActs(lead, () => void navigate(paths.leads.href()));
  const moves = [...(acts.convert ? [acts.convert] : []), ...acts.moves];
  const { openId, close } = useOpened('quotation');
  const quotations = (
    <SectionCard>
      <LeadQuotations lead={lead} heading="h2" />
    </SectionCard>
  );
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
      tabs={[
        {
          name: 'lead',
          label: t('Lead'),
          content: (
            <SectionCard>
              <Stack spacing={3}>
                {acts.mayWrite && <FollowUpLine key={lead.version} lead={lead} />}
                <LeadFacts lead={lead} />
              </Stack>
            </SectionCard>
          ),
        },
        { name: 'quotations', label: t('Quotations'), content: quotations },
      ]}
    >
      {acts.dialog}
      <Suspense fallback={null}>{openId && <QuotationPanel key={openId} id={openId} onClose={close} />}</Suspense>
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
