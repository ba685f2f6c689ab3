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

/** What paid a document, each payment a step away. */
export function SettledSection({ document: { currency, settledBy } }: { document: Settled }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  if (settledBy.length === 0) return <EmptyState title={t('Nothing is paid yet')} />;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <SectionCard title={t('Settled by')}>
        <SmallTable
          label={t('Settled by')}
          columns={[{ header: t('Payment') }, { header: t('Date') }, { header: t('Amount'), align: 'end' }]}
          rows={settledBy.map(({ payment, date, amountMinor }, index) => {
            const page = pageOf('payment', payment.id);
            return {
              key: index,
              cells: [
                page === null ? (
                  payment.number
                ) : (
                  <Link component={RouterLink} to={page} noWrap>
                    {payment.number}
                  </Link>
                ),
                <DateText key="date" date={date} />,
                <MoneyText key="amount" amountMinor={amountMinor} currency={currency} />,
              ],
            };
          })}
        />
      </SectionCard>
    </Box>
  );
}
