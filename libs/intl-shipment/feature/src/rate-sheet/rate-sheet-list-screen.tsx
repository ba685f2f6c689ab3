import { queryOf, rowsAhead, useList } from '@freightdesk/data-access-api';
import {
  addRateSheet,
  getRateSheet,
  intlShipmentPaths as paths,
  jobModeLabel,
  listRateSheets,
  type RateSheet,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, DateText, ListPage, Loaded, useOpened } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Lane } from '../fields/lane';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const RateSheetFormDialog = lazy(() =>
  import('./rate-sheet-form-dialog').then((chunk) => ({ default: chunk.RateSheetFormDialog })),
);

/** A tariff begins and ends at places that have a code. */
const routeOf = ({ originLocode, destinationLocode }: RateSheet) => ({
  ...{ originLocode, originPlace: null, destinationLocode, destinationPlace: null },
});

const columns: readonly Column<RateSheet>[] = [
  { id: 'vendor', header: 'Vendor', width: 220, cell: ({ vendor }) => vendor.name },
  { id: 'reference', header: 'Tariff number', hideOnPhone: true, cell: ({ reference }) => reference ?? '–' },
  { id: 'mode', cell: ({ mode }, t) => t(jobModeLabel[mode]) },
  { id: 'lane', header: 'Route', width: 128, cell: (sheet) => <Lane of={routeOf(sheet)} /> },
  { id: 'validFrom', hideOnPhone: true, cell: ({ validFrom }) => <DateText date={validFrom} /> },
  { id: 'validUntil', cell: ({ validUntil }) => <DateText date={validUntil} /> },
  { id: 'transitDays', align: 'end', hideOnPhone: true, cell: ({ transitDays }) => transitDays ?? '–' },
  { id: 'active', hideOnPhone: true, cell: ({ active }, t) => (active ? t('Yes') : t('No')) },
];

/** The sheet that the address names: one of the list, or one that was found elsewhere. */
function OpenedSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(queryOf(getRateSheet, { id }));
  if (query.isPending) return null;
  return <Loaded query={query}>{(sheet) => <RateSheetFormDialog rateSheet={sheet} onClose={onClose} />}</Loaded>;
}

export const askAhead = rowsAhead(listRateSheets);

export function Component() {
  const { t } = useTranslation();
  const list = useList(listRateSheets);
  const mayWrite = useMay(addRateSheet);
  const [isAdding, setAdding] = useState(false);
  const { openId, open, close } = useOpened('sheet');
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('Add rate sheet')}
    </Button>
  );
  const bringIn = (
    <Button component={Link} to={paths.importRateSheets.href()}>
      {t('Bring in from a file')}
    </Button>
  );

  return (
    <ListPage
      title={t('Rate sheets')}
      action={mayWrite && add}
      besides={
        <>
          <Button component={Link} to={paths.quotations.href()}>
            {t('Quotations')}
          </Button>
          {mayWrite && bringIn}
        </>
      }
      list={list}
      columns={columns}
      onOpen={mayWrite ? open : undefined}
      empty={{
        title: t('No rate sheets yet'),
        text: t('What carriers and vendors ask of us, by lane and days: quotations take their costs from here.'),
      }}
    >
      <Suspense fallback={null}>
        {isAdding && <RateSheetFormDialog rateSheet={null} onClose={() => setAdding(false)} />}
        {openId !== null && mayWrite && <OpenedSheet key={openId} id={openId} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
