import type { ReturnTie } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, wholeList } from '@freightdesk/shared-ui';
import { AgreementChip } from '../report/agreement-chip';
import { figureColumns } from '../report/figures';
import { ReportHeading } from '../report/report-heading';
import { boughtTies, tieLabel } from './return-choices';
import type { SectionLine } from './return-sections';

type Tie = ReturnTie & Pick<SectionLine, 'id' | 'isBought'>;

const columns: readonly Column<Tie>[] = [
  { id: 'name', header: 'Tax', cell: ({ what, head }, t) => `${t(tieLabel[what])} · ${head}` },
  ...figureColumns<Tie>({
    returnPaise: { label: 'Return' },
    reportPaise: { label: 'Report', isAside: true },
    ledgerPaise: { label: 'Ledger', isAside: true },
  }),
  {
    id: 'difference',
    header: 'Difference',
    align: 'end',
    cell: ({ differencePaise }) => <AgreementChip differencePaise={differencePaise} />,
  },
];

interface ReturnTiesProps {
  ties: readonly ReturnTie[];
  onOpen: (of: Pick<SectionLine, 'isBought'>) => void;
}

/** What the return says beside the report of GST and the ledger, for heads that any of them knows; each leads to its documents. */
export function ReturnTies({ ties, onOpen }: ReturnTiesProps) {
  const { t } = useTranslation();
  const rows = ties
    .filter(({ returnPaise, reportPaise, ledgerPaise }) => [returnPaise, reportPaise, ledgerPaise].some(Boolean))
    .map((tie) => ({ ...tie, id: `${tie.what} ${tie.head}`, isBought: boughtTies.includes(tie.what) }));
  return (
    <DataTable
      label={t('Return, report and ledger')}
      list={wholeList({ rows })}
      columns={columns}
      onOpen={onOpen}
      toolbar={<ReportHeading>{t('Return, report and ledger')}</ReportHeading>}
      empty={{ title: t('No tax moved in these days') }}
    />
  );
}
