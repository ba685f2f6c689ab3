import { costDifference, type PurchaseInvoice, type PurchaseInvoiceLine } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, MoneyText, wholeList } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';

type Row = PurchaseInvoiceLine & { id: string };

const ownerOf = ({ jobNumber, docketNumber }: Row): string => jobNumber ?? docketNumber ?? '';

function useCostColumns(): readonly Column<Row>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const money = (id: string, header: string, paiseOf: (row: Row) => number | null): Column<Row> => ({
      ...{ id, header, width: 112, align: 'end' },
      cell: (row) => <MoneyText paise={paiseOf(row)} />,
    });
    return [
      { id: 'charge', header: t('Charge'), cell: (row) => `${row.description}, ${ownerOf(row)}` },
      money('quoted', t('As quoted'), ({ quotedPaise }) => quotedPaise),
      money('accrued', t('Accrued'), ({ accruedPaise }) => accruedPaise),
      money('billed', t('Billed'), ({ taxablePaise }) => taxablePaise),
      money('difference', t('Difference'), costDifference),
    ];
  }, [t]);
}

/** Lines that bill costs of jobs and dockets, beside what those were accrued and quoted at. */
export function BillCosts({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const columns = useCostColumns();
  const lines = bill.lines.filter((line) => costDifference(line) !== null);
  if (lines.length === 0) return null;
  return (
    <DataTable
      label={t('What it was expected to cost')}
      list={wholeList({ rows: lines.map((line, index) => ({ ...line, id: String(index) })) })}
      columns={columns}
      empty={{ title: t('No lines') }}
      toolbar={
        <Typography variant="h6" component="h2" sx={{ padding: 2 }}>
          {t('What it was expected to cost')}
        </Typography>
      }
    />
  );
}
