import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, ListPage, MoreActs } from '@freightdesk/shared-ui';
import {
  addChargeHead,
  type ChargeHead,
  chargeBasisLabel,
  headRateOn,
  listChargeHeads,
  taxPaths,
} from '@freightdesk/tax-contract';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TableLinks } from '../tax-table/table-links';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const ChargeHeadFormDialog = lazy(() =>
  import('./charge-head-form-dialog').then((chunk) => ({ default: chunk.ChargeHeadFormDialog })),
);

type Translated = (text: string, values?: Record<string, unknown>) => string;

/** How it is taxed today; a dash where no rate is known. */
function rateToday({ rates }: ChargeHead, t: Translated): string {
  const rate = headRateOn(rates, systemClock.today());
  if (!rate) return '–';
  return rate.taxability === 'EXEMPT' ? t('Exempt') : `${rate.gstRate}%`;
}

const columns: readonly Column<ChargeHead>[] = [
  { id: 'name', width: 240, cell: ({ name }) => name },
  { id: 'code', hideOnPhone: true, cell: ({ code }) => code ?? '–' },
  { id: 'sac', cell: ({ sac }) => sac ?? '–' },
  { id: 'rate', header: 'GST today', align: 'end', cell: rateToday },
  { id: 'basis', hideOnPhone: true, cell: ({ basis }, t) => t(chargeBasisLabel[basis]) },
  {
    id: 'books',
    header: 'Booked to',
    hideOnPhone: true,
    cell: ({ pureAgent, incomeAccountCode, costAccountCode }, t) =>
      pureAgent ? t('Disbursements') : [incomeAccountCode, costAccountCode].map((code) => code ?? '–').join(' / '),
  },
  { id: 'active', hideOnPhone: true, cell: ({ active }, t) => (active ? t('Yes') : t('No')) },
];

function BringIn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const bringIn = () => void navigate(taxPaths.importChargeHeads.href());
  return <MoreActs acts={[{ label: t('Bring in from a file'), onSelect: bringIn }]} />;
}

export const askAhead = rowsAhead(listChargeHeads);

export function Component() {
  const { t } = useTranslation();
  const list = useList(listChargeHeads);
  const mayWrite = useMay(addChargeHead);
  const [dialog, setDialog] = useState<{ chargeHead: ChargeHead | null } | null>(null);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ chargeHead: null })}>
      {t('Add charge head')}
    </Button>
  );

  return (
    <ListPage
      title={t('Charge heads')}
      action={mayWrite && add}
      besides={
        <>
          <TableLinks />
          {mayWrite && <BringIn />}
        </>
      }
      list={list}
      columns={columns}
      onOpen={mayWrite ? (chargeHead) => setDialog({ chargeHead }) : undefined}
      empty={{
        title: t('No charge heads yet'),
        text: t('What you charge for, with its SAC, its GST rate by date and the accounts that it is booked to.'),
      }}
    >
      <Suspense fallback={null}>
        {dialog && <ChargeHeadFormDialog {...dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </ListPage>
  );
}
