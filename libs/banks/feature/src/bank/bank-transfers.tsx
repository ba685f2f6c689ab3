import { type Bank, bankPaths, listTransfers, type Transfer, transferStatusLabel } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, DateText, EmptyState, Loaded, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const shown = 10;

/** The latest that left it, and the latest that came. */
function useLatest(id: string) {
  const from = useQuery(queryOf(listTransfers, { fromBankId: id, pageSize: shown }));
  const to = useQuery(queryOf(listTransfers, { toBankId: id, pageSize: shown }));
  const rows = from.data && to.data && [...from.data.data, ...to.data.data];
  return {
    data: rows?.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, shown),
    error: from.error ?? to.error,
    refetch: () => void Promise.all([from.refetch(), to.refetch()]),
  };
}

function LatestTransfers({ bank, transfers }: { bank: Bank; transfers: readonly Transfer[] }) {
  const { t } = useTranslation();
  if (transfers.length === 0) return <EmptyState title={t('No transfers yet')} />;
  const rowOf = ({ id, number, date, from, to, amountMinor, toAmountMinor, status }: Transfer) => {
    const leaves = from.id === bank.id;
    return {
      key: id,
      cells: [
        number,
        <DateText key="date" date={date} />,
        leaves ? t('To {{bank}}', { bank: to.name }) : t('From {{bank}}', { bank: from.name }),
        leaves ? <AmountText key="out" minor={amountMinor} currency={from.currency} /> : null,
        leaves ? null : <AmountText key="in" minor={toAmountMinor} currency={to.currency} />,
        t(transferStatusLabel[status]),
      ],
    };
  };
  return (
    <SmallTable
      label={t('Transfers')}
      columns={[
        { header: t('Number'), hideOnPhone: true },
        { header: t('Date') },
        { header: t('Bank') },
        { header: t('Out'), align: 'end' },
        { header: t('In'), align: 'end' },
        { header: t('Status'), hideOnPhone: true },
      ]}
      rows={transfers.map(rowOf)}
    />
  );
}

/** What went from it to another bank of ours, and what came. */
export function BankTransfers({ bank }: { bank: Bank }) {
  const { t } = useTranslation();
  const toAll = (
    <Button component={Link} to={bankPaths.transfers.href()}>
      {t('All transfers')}
    </Button>
  );
  return (
    <SectionCard title={t('Transfers')} action={toAll}>
      <Loaded query={useLatest(bank.id)}>{(transfers) => <LatestTransfers bank={bank} transfers={transfers} />}</Loaded>
    </SectionCard>
  );
}
