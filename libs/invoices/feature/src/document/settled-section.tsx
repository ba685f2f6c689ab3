import type { SettledBy } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { useRecordPage } from '@freightdesk/shared-route';
import { DateText, EmptyState, MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

interface Settled {
  currency: CurrencyCode;
  settledBy: SettledBy;
}

type Row = SettledBy[number];

/** Its number leads to it. */
function SettledByLink({ payment, settlement }: Row) {
  const pageOf = useRecordPage();
  const by = payment ?? settlement;
  if (by === null) return null;
  const page = pageOf(payment === null ? 'settlement' : 'payment', by.id);
  if (page === null) return <>{by.number}</>;
  return (
    <Link component={RouterLink} to={page} noWrap>
      {by.number}
    </Link>
  );
}

/** What paid or settled a document, each a step away. */
export function SettledSection({ document: { currency, settledBy } }: { document: Settled }) {
  const { t } = useTranslation();
  if (settledBy.length === 0) return <EmptyState title={t('Nothing is paid yet')} />;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <SectionCard title={t('Settled by')}>
        <SmallTable
          label={t('Settled by')}
          columns={[{ header: t('Settled by') }, { header: t('Date') }, { header: t('Amount'), align: 'end' }]}
          rows={settledBy.map((row, index) => ({
            key: index,
            cells: [
              <SettledByLink key="by" {...row} />,
              <DateText key="date" date={row.date} />,
              <MoneyText key="amount" amountMinor={row.amountMinor} currency={currency} />,
            ],
          }))}
        />
      </SectionCard>
    </Box>
  );
}
