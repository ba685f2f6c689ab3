import type { YearEnd } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { sum } from '@freightdesk/shared-money';
import { useRecordPage } from '@freightdesk/shared-route';
import { EmptyState, MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

type Accounts = YearEnd['accounts'];

const sumOf = (accounts: Accounts, side: 1 | -1): number =>
  sum(accounts.map(({ balancePaise }) => Math.max(side * balancePaise, 0)));

/** What is moved to retained earnings, or was, account by account. */
export function EarnedAccounts({ yearEnd: { accounts, closing } }: { yearEnd: YearEnd }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const title = closing === null ? t('Moves to retained earnings') : t('Moved to retained earnings');
  if (accounts.length === 0) return <EmptyState title={t('Nothing was earned or spent up to the end of this year.')} />;
  return (
    <SectionCard title={title}>
      <SmallTable
        label={title}
        columns={[
          { header: t('Account') },
          { header: t('Expense'), align: 'end' },
          { header: t('Income'), align: 'end' },
        ]}
        rows={accounts.map(({ accountId, code, name, balancePaise }) => ({
          key: accountId,
          cells: [
            <MuiLink key="account" component={Link} to={pageOf('account ledger', accountId) ?? ''}>
              {code} {t(name)}
            </MuiLink>,
            <MoneyText key="expense" paise={Math.max(balancePaise, 0) || null} />,
            <MoneyText key="income" paise={Math.max(-balancePaise, 0) || null} />,
          ],
        }))}
        foot={[
          t('Total'),
          <MoneyText key="expense" paise={sumOf(accounts, 1)} />,
          <MoneyText key="income" paise={sumOf(accounts, -1)} />,
        ]}
      />
    </SectionCard>
  );
}
