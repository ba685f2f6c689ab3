import { type GstReport, gstSideLabel } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, wholeList } from '@freightdesk/shared-ui';
import { figureColumns } from '../report/figures';
import { ReportHeading } from '../report/report-heading';
import type { GstLine } from './gst-lines';

type Tie = GstReport['ties'][number] & Pick<GstLine, 'id' | 'month'>;

const columns: readonly Column<Tie>[] = [
  { id: 'name', header: 'Tax', cell: ({ side, head }, t) => `${t(gstSideLabel[side])} · ${head}` },
  ...figureColumns<Tie>({
    reportPaise: { label: 'Documents' },
    ledgerPaise: { label: 'Ledger' },
    differencePaise: { label: 'Difference' },
  }),
];

interface GstTiesProps extends Pick<GstReport, 'ties'> {
  onOpen: (of: Pick<GstLine, 'side' | 'month'>) => void;
}

/** What documents say beside what the ledger says, for each side and head that either knows; each leads to those documents. */
export function GstTies({ ties, onOpen }: GstTiesProps) {
  const { t } = useTranslation();
  const rows = ties
    .filter(({ reportPaise, ledgerPaise }) => reportPaise !== 0 || ledgerPaise !== 0)
    .map((tie) => ({ ...tie, id: `${tie.side} ${tie.head}`, month: null }));
  return (
    <DataTable
      label={t('Documents and ledger')}
      list={wholeList({ rows })}
      columns={columns}
      onOpen={onOpen}
      toolbar={<ReportHeading>{t('Documents and ledger')}</ReportHeading>}
      empty={{ title: t('No tax moved in these days') }}
    />
  );
}
