import type { SaleInvoice, SaleInvoiceLine } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, SmallTable } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { useCustomCells } from './custom-cells';
import { type CustomColumn, lineTotalPaise } from './custom-view.rules';

interface CustomSectionProps {
  title: string;
  invoice: SaleInvoice;
  lines: readonly SaleInvoiceLine[];
  columns: readonly CustomColumn[];
}

const money = (paise: number) => <MoneyText paise={paise} />;

/** One of the two sections of the sheet, with what it comes to; one without lines is left out. */
export function CustomSection({ title, invoice, lines, columns }: CustomSectionProps) {
  const { t } = useTranslation();
  const cells = useCustomCells(invoice);
  const shown = columns.map((column) => cells[column]);
  if (lines.length === 0) return null;
  const totalPaise = lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
  return (
    <section aria-label={title}>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {title}
      </Typography>
      <SmallTable
        label={title}
        isWide
        columns={[{ header: t('Description') }, ...shown, { header: t('Total'), align: 'end' }]}
        rows={lines.map((line, index) => ({
          key: index,
          cells: [line.description, ...shown.map(({ cell }) => cell(line)), money(lineTotalPaise(line))],
        }))}
        foot={[t('Total of this section'), ...shown.map(() => null), money(totalPaise)]}
      />
    </section>
  );
}
