import { byVendor, type Proposal, railOf } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, SectionCard, SmallTable, StatusChip } from '@freightdesk/shared-ui';

interface VendorSumsProps {
  lines: readonly {
    party: { id: string; name: string };
    hasAccount: boolean;
    isWithinBank?: boolean;
    amountPaise: number;
  }[];
  debits?: Proposal['debits'];
}

/** What each vendor gets and how it goes there; what it owes us stands beside, to be set off before more is paid. */
export function VendorSums({ lines, debits = [] }: VendorSumsProps) {
  const { t } = useTranslation();
  const vendors = byVendor(lines);
  if (vendors.length === 0) return null;
  const owed = new Map(debits.map(({ party, debitPaise }) => [party.id, debitPaise]));
  return (
    <SectionCard title={t('By vendor')}>
      <SmallTable
        label={t('By vendor')}
        columns={[
          { header: t('Vendor') },
          { header: t('Bills'), align: 'end', hideOnPhone: true },
          { header: t('Via'), hideOnPhone: true },
          ...(debits.length > 0 ? [{ header: t('Owes us'), align: 'end' as const }] : []),
          { header: t('Gets'), align: 'end' },
        ]}
        rows={vendors.map(({ party, amountPaise, lines: ofVendor }) => ({
          key: party.id,
          cells: [
            <>
              {party.name}{' '}
              {ofVendor.some(({ hasAccount }) => !hasAccount) && <StatusChip label={t('No account')} tone="warning" />}
            </>,
            ofVendor.length,
            ofVendor.some(({ isWithinBank }) => isWithinBank) ? t('Within the bank') : railOf(amountPaise),
            ...(debits.length > 0 ? [<MoneyText key="owes" paise={owed.get(party.id) ?? null} />] : []),
            <MoneyText key="gets" paise={amountPaise} />,
          ],
        }))}
      />
    </SectionCard>
  );
}
