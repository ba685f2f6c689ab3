import { type GstReport, gstSideLabel } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, wholeList } from '@freightdesk/shared-ui';
import { figureColumns } from '../report/figures';
import { ReportHeading } from '../report/report-heading';

type Tie = GstReport['ties'][number] & { id: string };

const columns: readonly Column<Tie>[] = [
  { id: 'name', header: 'Tax', cell: ({ side, head }, t) => `${t(gstSideLabel[side])} · ${head}` },
  ...figureColumns<Tie>({
    reportPaise: { label: 'Documents' },
    ledgerPaise: { label: 'Ledger' },
    differencePaise: { label: 'Difference' },
  }),
];

/** What documents say beside what the ledger says, for each side and head that either knows. */
export function GstTies({ ties }: Pick<GstReport, 'ties'>) {
  const { t } = useTranslation();
  const rows = ties
    .filter(({ reportPaise, ledgerPaise }) => reportPaise !== 0 || ledgerPaise !== 0)
    .map((tie) => ({ ...tie, id: `${tie.side} ${tie.head}` }));
  return (
    <DataTable
      label={t('Documents and ledger')}
      list={wholeList({ rows })}
      columns={columns}
      toolbar={<ReportHeading>{t('Documents and ledger')}</ReportHeading>}
      empty={{ title: t('No tax moved in these days') }}
    />
  );
}
