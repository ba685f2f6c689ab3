import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import {
  getJobcard,
  getQuotation,
  intlShipmentPaths as paths,
  numberOfRevision,
  type Quotation,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { Loaded, RecordTabs, SidePanel, useOpened } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AlternativesTable, ChargesTable } from './alternatives-table';
import { ApprovalNote } from './approval-note';
import { QuotationActions } from './quotation-actions';
import { QuotationFacts } from './quotation-facts';
import { QuotationStatusChip } from './quotation-status-chip';

/** What an accepted quotation became; whoever may open the jobcard is led there. */
function Became({ jobcardId }: Pick<Quotation, 'jobcardId'>) {
  const { t } = useTranslation();
  const mayOpen = useMay(getJobcard);
  const open = jobcardId && mayOpen && (
    <Button component={Link} to={paths.updateJobcard.href(jobcardId)} color="inherit" size="small">
      {t('Open jobcard')}
    </Button>
  );
  return (
    <Alert severity="success" action={open || undefined}>
      {jobcardId ? t('It was accepted, and its jobcard is made.') : t('It was accepted, and its docket is made.')}
    </Alert>
  );
}

/** Why it stands where it stands. */
function StateNotes({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const { status, returnReason, rejectReason, alternatives } = quotation;
  const isToBeSent = status === 'DRAFT' || status === 'PENDING_APPROVAL';
  return (
    <>
      {status === 'ACCEPTED' && <Became jobcardId={quotation.jobcardId} />}
      {isToBeSent && alternatives.some(({ charges }) => charges.length > 0) && (
        <ApprovalNote alternatives={alternatives} />
      )}
      {status === 'DRAFT' && returnReason && (
        <Alert severity="info">{t('Given back: {{reason}}', { reason: returnReason })}</Alert>
      )}
      {rejectReason && (
        <Alert severity="error">{t('The customer said no: {{reason}}', { reason: rejectReason })}</Alert>
      )}
      {status === 'EXPIRED' && (
        <Alert severity="warning">{t('It has expired. Revise it to confirm the price again.')}</Alert>
      )}
    </>
  );
}

/** The other revisions of the number. */
function Revisions({ quotation: { id, number, revisions } }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const { open } = useOpened('quotation');
  if (revisions.length < 2) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="subtitle2" component="h3">
        {t('Revisions')}
      </Typography>
      {revisions.map((one) => (
        <Button key={one.id} size="small" disabled={one.id === id} onClick={() => open(one)}>
          {numberOfRevision({ number, revision: one.revision })}
        </Button>
      ))}
    </Stack>
  );
}

function Charges({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const { alternatives } = quotation;
  return (
    <>
      {alternatives.length > 1 && <AlternativesTable quotation={quotation} />}
      {alternatives.map((alternative, index) => (
        <ChargesTable
          key={alternative.name ?? index}
          alternative={alternative}
          label={alternative.name ?? t('Charges')}
        />
      ))}
    </>
  );
}

function Body({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const { id, number, version, customerName } = quotation;
  return (
    <>
      <StateNotes quotation={quotation} />
      <RecordTabs
        called="part"
        label={numberOfRevision(quotation)}
        tabs={[
          { name: 'charges', label: t('Charges'), content: <Charges quotation={quotation} /> },
          {
            name: 'quotation',
            label: t('Quotation'),
            content: (
              <>
                <QuotationFacts quotation={quotation} />
                <Revisions quotation={quotation} />
              </>
            ),
          },
          {
            name: 'activity',
            label: t('Activity'),
            content: (
              <RecordActivity
                record="quotation"
                recordId={id}
                version={version}
                called={{ number, title: customerName }}
                isFrameless
              />
            ),
          },
        ]}
      />
    </>
  );
}

/** One quotation beside the list it was opened from: its charges, what is left of them, and what can be done next. */
export function QuotationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getQuotation, { id }));
  const quotation = query.data;
  return (
    <SidePanel
      title={quotation ? `${numberOfRevision(quotation)} · ${quotation.customerName}` : t('Quotation')}
      badge={quotation && <QuotationStatusChip status={quotation.status} />}
      actions={quotation && <QuotationActions quotation={quotation} />}
      isWide
      onClose={onClose}
    >
      <Loaded query={query}>{(loaded) => <Body quotation={loaded} />}</Loaded>
    </SidePanel>
  );
}
