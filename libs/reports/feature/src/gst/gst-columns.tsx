import { useTranslation } from '@freightdesk/shared-i18n';
import type { Column } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { AgreementChip } from '../report/agreement-chip';
import { figureColumn } from '../report/figures';
import { MonthText } from '../report/month-text';
import type { GstLine, MonthLine } from './gst-lines';

export const gstFigureNames = ['cgstPaise', 'sgstPaise', 'igstPaise', 'taxPaise'] as const;

function LineName({ line: { month, name } }: { line: GstLine }) {
  if (month === null) return name;
  return (
    <>
      <MonthText month={month} /> · {name}
    </>
  );
}

const taxColumns = <Line extends GstLine>(t: (text: string) => string): readonly Column<Line>[] => [
  { id: 'name', header: t('Tax'), cell: (line) => <LineName line={line} /> },
  figureColumn('taxablePaise', t('Taxable value')),
  figureColumn('cgstPaise', t('CGST')),
  figureColumn('sgstPaise', t('SGST / UTGST')),
  figureColumn('igstPaise', t('IGST')),
  figureColumn('taxPaise', t('Total tax')),
];

export function useGstColumns(): readonly Column<GstLine>[] {
  const { t } = useTranslation();
  return useMemo(() => taxColumns(t), [t]);
}

/** The same of a month, and whether the ledger agrees with it. */
export function useMonthColumns(): readonly Column<MonthLine>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      ...taxColumns<MonthLine>(t),
      {
        id: 'ledger',
        header: t('Ledger'),
        align: 'end',
        cell: ({ differencePaise }) => <AgreementChip differencePaise={differencePaise} />,
      },
    ],
    [t],
  );
}
