import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import { Vouchers } from '@freightdesk/ledger-ui';
import { getSettlement, type Settlement, settlementPaths } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, RecordPage, SectionCard } from '@freightdesk/shared-ui';
import { SettlementActions } from './settlement-actions';
import { SettledDocuments, SettlementFacts } from './settlement-facts';
import { SettlementStatusChip } from './settlement-status';

function SettlementPage({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation();
  const { id, number, version, status, party, vouchers } = settlement;
  return (
    <RecordPage
      title={number}
      list={{ label: t('Set-offs and write-offs'), to: settlementPaths.list.href() }}
      state={<SettlementStatusChip status={status} />}
      actions={<SettlementActions settlement={settlement} />}
      side={
        <RecordActivity record="settlement" recordId={id} version={version} called={{ number, title: party.name }} />
      }
    >
      <SettlementFacts settlement={settlement} />
      <SettledDocuments settlement={settlement} />
      {vouchers.length > 0 && (
        <SectionCard title={t('Ledger')}>
          <Vouchers vouchers={vouchers} />
        </SectionCard>
      )}
    </RecordPage>
  );
}

/** One set-off or write-off: what it settled, who decided it and how it was posted. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getSettlement, { id })} otherwise={settlementPaths.list.href()}>
      {(settlement) => <SettlementPage settlement={settlement} />}
    </AddressedRecord>
  );
}
