import { billPostings, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { sum } from '@freightdesk/shared-money';
import { useRecordPage } from '@freightdesk/shared-route';
import { MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAccountNames } from '../use-account-names';

const money = (paise: number) => <MoneyText paise={paise} />;
const sideOf = (paise: number) => (paise > 0 ? money(paise) : null);

/** How the bill stands in the ledger. */
export function BillLedger({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const writtenOf = useAccountNames();
  const postings = billPostings(bill);
  const total = (side: 'debitPaise' | 'creditPaise') => money(sum(postings.map((line) => line[side])));
  const ledger = useRecordPage()('party ledger', bill.party.id);
  const toVendor = ledger && (
    <Button component={Link} to={ledger}>
      {t('Ledger of the vendor')}
    </Button>
  );
  return (
    <SectionCard title={t('Ledger')} action={toVendor}>
      <SmallTable
        label={t('Ledger')}
        sx={{ '& td, & th': { paddingInline: 1 } }}
        columns={[
          { header: t('Account') },
          { header: t('Debit'), align: 'end' },
          { header: t('Credit'), align: 'end' },
        ]}
        rows={postings.map(({ accountCode, gstRate, debitPaise, creditPaise }, index) => ({
          key: index,
          cells: [
            <>
              {/* The code stands before the name in every language. */}
              <bdi>{writtenOf(accountCode)}</bdi>
              {gstRate && ` · ${gstRate}%`}
            </>,
            sideOf(debitPaise),
            sideOf(creditPaise),
          ],
        }))}
        foot={[t('Total'), total('debitPaise'), total('creditPaise')]}
      />
      {bill.status === 'CANCELLED' && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {t('It is cancelled: a second voucher of the same date takes all of it back.')}
        </Typography>
      )}
    </SectionCard>
  );
}
