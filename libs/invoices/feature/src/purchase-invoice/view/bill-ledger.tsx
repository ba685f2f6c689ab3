import { billPostings, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAccountNames } from '../use-account-names';

/** The vendor's ledger. The reports' screen owns the address; another column knows only its words. */
const ledgerHref = (partyId: string) => `/dashboard/reports/ledgerDetails?partyId=${partyId}`;

const sideOf = (paise: number) => (paise > 0 ? <MoneyText paise={paise} /> : null);

/** How the bill stands in the ledger. */
export function BillLedger({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const writtenOf = useAccountNames();
  const postings = billPostings(bill);
  const sum = (side: 'debitPaise' | 'creditPaise') => postings.reduce((total, line) => total + line[side], 0);
  const toVendor = (
    <Button component={Link} to={ledgerHref(bill.party.id)}>
      {t('Ledger of the vendor')}
    </Button>
  );
  return (
    <SectionCard title={t('Ledger')} action={toVendor}>
      <Table size="small" aria-label={t('Ledger')} sx={{ '& td, & th': { paddingInline: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Account')}</TableCell>
            <TableCell align="right">{t('Debit')}</TableCell>
            <TableCell align="right">{t('Credit')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {postings.map(({ accountCode, gstRate, debitPaise, creditPaise }, index) => (
            <TableRow key={index}>
              <TableCell>
                {/* The code stands before the name in every language. */}
                <bdi>{writtenOf(accountCode)}</bdi>
                {gstRate && ` · ${gstRate}%`}
              </TableCell>
              <TableCell align="right">{sideOf(debitPaise)}</TableCell>
              <TableCell align="right">{sideOf(creditPaise)}</TableCell>
            </TableRow>
          ))}
          <TableRow sx={{ '& > *': { fontWeight: 'fontWeightBold' } }}>
            <TableCell component="th" scope="row">
              {t('Total')}
            </TableCell>
            <TableCell align="right">
              <MoneyText paise={sum('debitPaise')} />
            </TableCell>
            <TableCell align="right">
              <MoneyText paise={sum('creditPaise')} />
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
      {bill.status === 'CANCELLED' && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {t('It is cancelled: a second voucher of the same date takes all of it back.')}
        </Typography>
      )}
    </SectionCard>
  );
}
