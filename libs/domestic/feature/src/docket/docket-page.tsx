import { RecordActivity } from '@freightdesk/activity-ui';
import { type Docket, domesticPaths as paths, isEnded, updateDocket } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { PageHeader, useOpenedRecord } from '@freightdesk/shared-ui';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { DocketFacts } from './docket-facts';
import { DocketMoves } from './docket-moves';
import { useDocketName } from './docket-name';
import { DocketShipment } from './docket-shipment';
import { DocketStatusChip } from './docket-status-chip';
import { EditDocketForm } from './form/edit-docket-form';
import { noteHref } from './note/note-address';

/** One docket to be changed and booked; one that has ended, to be read. */
export function DocketPage({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateDocket);
  const name = useDocketName()(docket);
  const { opened, isDirty, setDirty } = useOpenedRecord(docket);
  const note = (
    <Button startIcon={<PrintIcon />} component={Link} to={noteHref(docket.id)}>
      {t('Consignment note')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: t('Dockets'), to: paths.dockets.href() }, { label: name }]}
        action={
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            {docket.number !== null && note}
            <DocketStatusChip status={docket.status} />
          </Stack>
        }
      />
      <Stack spacing={3}>
        {docket.cancelReason && (
          <Alert severity="warning">{t('Cancelled: {{reason}}', { reason: docket.cancelReason })}</Alert>
        )}
        <DocketMoves docket={docket} isDirty={isDirty} />
        <DocketShipment docket={docket} />
        {mayWrite && !isEnded(opened.status) ? (
          <EditDocketForm key={opened.version} docket={opened} onDirty={setDirty} />
        ) : (
          <DocketFacts docket={docket} />
        )}
        <RecordActivity
          record="docket"
          recordId={docket.id}
          version={docket.version}
          called={{ number: docket.number, title: docket.billingParty?.name ?? docket.consignor?.name ?? '' }}
        />
      </Stack>
    </>
  );
}
