import { closingCheckLabel, type ClosingCheckRow } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard, SmallTable, StatusChip } from '@freightdesk/shared-ui';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

function CheckChip({ count, blocks }: ClosingCheckRow) {
  const { t } = useTranslation();
  if (count === 0) return <StatusChip label={t('Settled')} tone="success" />;
  return blocks ? (
    <StatusChip label={t('Stands in the way')} tone="error" />
  ) : (
    <StatusChip label={t('To look at')} tone="warning" />
  );
}

/** What should be settled before a year is closed; each leads to where it is. */
export function ClosingChecks({ checks }: { checks: readonly ClosingCheckRow[] }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Before the year is closed')}>
      <SmallTable
        label={t('Before the year is closed')}
        columns={[{ header: t('Check') }, { header: t('How many'), align: 'end' }, { header: t('Status') }]}
        rows={checks.map((check) => ({
          key: check.name,
          cells: [
            <MuiLink key="what" component={Link} to={check.href}>
              {t(closingCheckLabel[check.name])}
            </MuiLink>,
            check.count.toLocaleString('en-IN'),
            <CheckChip key="state" {...check} />,
          ],
        }))}
      />
    </SectionCard>
  );
}
