import { RecordActivity } from '@freightdesk/activity-ui';
import { type Docket, domesticPaths as paths, isEnded, updateDocket } from '@freightdesk/domestic-contract';
import { CreditNotice } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { RecordPage, useOpenedRecord } from '@freightdesk/shared-ui';
import { soldTo } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { DocketCharges } from './charges/docket-charges';
import { DocketFacts } from './docket-facts';
import { DocketMoves } from './docket-moves';
import { useDocketName } from './docket-name';
import { DocketShipment } from './docket-shipment';
import { DocketStatusChip } from './docket-status-chip';
import { EditDocketForm } from './form/edit-docket-form';
import { LorryHire } from './hire/lorry-hire';
import { DocketPapers } from './note/docket-papers';
import { useBookWhenReady } from './use-book-docket';

/** One docket to be changed and booked; one that has ended, to be read. */
export function DocketPage({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateDocket);
  const name = useDocketName()(docket);
  const book = useBookWhenReady();
  const { opened, isDirty, setDirty } = useOpenedRecord(docket);
  return (
    <RecordPage
      title={name}
      list={{ label: t('Dockets'), to: paths.dockets.href() }}
      state={<DocketStatusChip status={docket.status} />}
      actions={
        <>
          {mayWrite && (
            <Button component={Link} to={paths.createDocket.href(docket.id)}>
              {t('Duplicate')}
            </Button>
          )}
          {docket.number !== null && <DocketPapers docket={docket} />}
        </>
      }
      cancelReason={docket.cancelReason}
      next={
        <>
          {docket.status === 'DRAFT' && docket.billingPartyId && (
            <CreditNotice
              partyId={docket.billingPartyId}
              record="docket"
              recordId={docket.id}
              documentPaise={soldTo(docket.billingPartyId, docket.charges)}
            />
          )}
          <DocketMoves docket={docket} isDirty={isDirty} />
          <DocketShipment docket={docket} />
        </>
      }
      tabs={[
        {
          name: 'docket',
          label: t('Docket'),
          content:
            mayWrite && !isEnded(opened.status) ? (
              <EditDocketForm key={opened.version} docket={opened} onDirty={setDirty} onBook={book} />
            ) : (
              <DocketFacts docket={docket} />
            ),
        },
        { name: 'charges', label: t('Charges'), content: <DocketCharges docket={docket} /> },
        { name: 'hire', label: t('Lorry hire'), content: <LorryHire docket={docket} /> },
      ]}
      side={
        <RecordActivity
          record="docket"
          recordId={docket.id}
          version={docket.version}
          called={{ number: docket.number, title: docket.billingParty?.name ?? docket.consignor?.name ?? '' }}
        />
      }
    />
  );
}
