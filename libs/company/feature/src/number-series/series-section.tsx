import { listNumberSeries, type NumberSeries, seriesKinds } from '@freightdesk/company-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, ListToolbar } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { SectionHeading } from '../section-heading';

const AddSeriesDialog = lazy(async () => ({ default: (await import('./add-series-dialog')).AddSeriesDialog }));
const SeriesDialog = lazy(async () => ({ default: (await import('./series-dialog')).SeriesDialog }));

const columns: readonly Column<NumberSeries>[] = [
  { id: 'kind', cell: ({ kind }, t) => t(seriesKinds[kind].label) },
  { id: 'holder', header: 'Of', cell: ({ holder }, t) => holder || t('Whole company') },
  { id: 'prefix', cell: ({ prefix }) => prefix, hideOnPhone: true },
  { id: 'lastNumber', header: 'Last number', cell: ({ lastNumber }) => lastNumber ?? '–' },
  { id: 'nextNumber', header: 'Next number', cell: ({ nextNumber }) => nextNumber },
];

/** How documents are numbered. A GSTIN has series of its own; the fiscal year stands in every number. */
export function SeriesSection() {
  const { t } = useTranslation();
  const list = useList(listNumberSeries);
  const [opened, open] = useState<NumberSeries | 'add' | null>(null);
  const close = () => open(null);
  /** A series that was opened just now stays open, to be spelled. */
  const closeAdding = () => open((now) => (now === 'add' ? null : now));

  return (
    <section>
      <SectionHeading
        title={t('Number series')}
        text={t('A change holds for the next number. Numbers that were given stay as they are.')}
        action={
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => open('add')} sx={{ flexShrink: 0 }}>
            {t('Open a series')}
          </Button>
        }
      />
      <DataTable
        list={list}
        columns={columns}
        label={t('Number series')}
        empty={{ title: t('No number series yet'), text: t('They open with the first document of their kind.') }}
        onOpen={open}
        toolbar={<ListToolbar list={list} />}
      />
      <Suspense fallback={null}>
        {opened === 'add' && <AddSeriesDialog onClose={closeAdding} onOpened={open} />}
        {opened !== null && opened !== 'add' && <SeriesDialog series={opened} onClose={close} />}
      </Suspense>
    </section>
  );
}
