import { type Party, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState, SectionCard, SmallTable } from '@freightdesk/shared-ui';

/** One line for each State in which it is registered to GST. */
export function PartyRegistrations({ party: { registrations } }: { party: Party }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Registrations')}>
      {registrations.length === 0 ? (
        <EmptyState title={t('Not registered')} text={t('Without a GSTIN it is billed as an unregistered person.')} />
      ) : (
        <SmallTable
          label={t('Registrations')}
          columns={[{ header: t('GSTIN') }, { header: t('State') }, { header: t('Address'), hideOnPhone: true }]}
          rows={registrations.map(({ gstin, stateCode, address }) => ({
            key: gstin ?? stateCode,
            cells: [gstin ?? '–', t(stateName(stateCode)), address ? [address.line1, address.city].join(', ') : '–'],
          }))}
        />
      )}
    </SectionCard>
  );
}
