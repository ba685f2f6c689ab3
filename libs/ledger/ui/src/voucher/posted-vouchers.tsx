import { queryOf } from '@freightdesk/data-access-api';
import { listPostedVouchers, type PostedVoucher } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { sum } from '@freightdesk/shared-money';
import { DateText, EmptyState, Loaded, MoneyText, SmallTable } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';

const sideOf = (paise: number) => (paise > 0 ? <MoneyText paise={paise} /> : null);

const sumOf = ({ lines }: PostedVoucher, side: 'debitPaise' | 'creditPaise') => sum(lines.map((line) => line[side]));

function VoucherLines({ voucher }: { voucher: PostedVoucher }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={0.5}>
      <Typography variant="body2" color="textSecondary">
        <DateText date={voucher.date} /> · {[voucher.narration, ...voucher.branches].join(' · ')}
      </Typography>
      <SmallTable
        label={voucher.narration}
        columns={[
          { header: t('Account') },
          { header: t('Debit'), align: 'end' },
          { header: t('Credit'), align: 'end' },
        ]}
        rows={voucher.lines.map(({ accountCode, accountName, debitPaise, creditPaise }, index) => ({
          key: `${index} ${accountCode}`,
          // The code stands before the name in every language.
          cells: [
            <bdi key="account">{`${accountCode} ${t(accountName)}`}</bdi>,
            sideOf(debitPaise),
            sideOf(creditPaise),
          ],
        }))}
        foot={[t('Total'), sideOf(sumOf(voucher, 'debitPaise')), sideOf(sumOf(voucher, 'creditPaise'))]}
      />
    </Stack>
  );
}

/** How a document stands in the ledger, in the order it was posted. */
export function Vouchers({ vouchers }: { vouchers: readonly PostedVoucher[] }) {
  const { t } = useTranslation();
  if (vouchers.length === 0) return <EmptyState title={t('Not in the books')} text={t('Nothing is posted for it.')} />;
  return (
    <Stack component="section" spacing={2} aria-label={t('Ledger')}>
      {vouchers.map((voucher) => (
        <VoucherLines key={voucher.id} voucher={voucher} />
      ))}
    </Stack>
  );
}

/** The same of a document that does not bring them along. */
export function PostedVouchers({ documentId }: { documentId: string }) {
  const query = useQuery(queryOf(listPostedVouchers, { documentId }));
  return <Loaded query={query}>{(vouchers) => <Vouchers vouchers={vouchers} />}</Loaded>;
}
