import type { DocketInvoice } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, InstantText, MoneyText } from '@freightdesk/shared-ui';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** The invoices that travel with the goods, and their e-way bills. */
export function NoteInvoices({ invoices }: { invoices: readonly DocketInvoice[] }) {
  const { t } = useTranslation();
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={t('Invoices and e-way bills')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Invoice')}</TableCell>
            <TableCell>{t('Date')}</TableCell>
            <TableCell align="right">{t('Value ₹')}</TableCell>
            <TableCell>{t('E-way bill')}</TableCell>
            <TableCell>{t('Valid until')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ number, date, valuePaise, ewayBillNumber, validUntil }) => (
            <TableRow key={number}>
              <TableCell>{number}</TableCell>
              <TableCell>
                <DateText date={date} />
              </TableCell>
              <TableCell align="right">
                <MoneyText paise={valuePaise} />
              </TableCell>
              <TableCell>{ewayBillNumber ?? '–'}</TableCell>
              <TableCell>
                <InstantText instant={validUntil} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
