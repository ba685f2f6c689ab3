import type { SaleInvoice, SaleInvoiceLine } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useCustomCells } from './custom-cells';
import { type CustomColumn, lineTotalPaise } from './custom-view.rules';

interface CustomSectionProps {
  title: string;
  invoice: SaleInvoice;
  lines: readonly SaleInvoiceLine[];
  columns: readonly CustomColumn[];
}

/** One of the two sections of the sheet, with what it comes to; one without lines is left out. */
export function CustomSection({ title, invoice, lines, columns }: CustomSectionProps) {
  const { t } = useTranslation();
  const cells = useCustomCells(invoice);
  if (lines.length === 0) return null;
  const totalPaise = lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
  return (
    <section aria-label={title}>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {title}
      </Typography>
      <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('Description')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} align={cells[column].align}>
                  {cells[column].header}
                </TableCell>
              ))}
              <TableCell align="right">{t('Total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line, index) => (
              <TableRow key={index}>
                <TableCell>{line.description}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column} align={cells[column].align}>
                    {cells[column].cell(line)}
                  </TableCell>
                ))}
                <TableCell align="right">
                  <MoneyText paise={lineTotalPaise(line)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={columns.length + 1}>{t('Total of this section')}</TableCell>
              <TableCell align="right">
                <MoneyText paise={totalPaise} />
              </TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
    </section>
  );
}
