import { listNumberSeries, type NumberSeries, seriesKindNames, seriesKinds } from '@freightdesk/company-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, ListToolbar } from '@freightdesk/shared-ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { SectionHeading } from '../section-heading';

const SeriesDialog = lazy(async () => ({ default: (await import('./series-dialog')).SeriesDialog }));

function useSeriesColumns(): readonly Column<NumberSeries>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'kind', header: t('Document'), cell: ({ kind }) => t(seriesKinds[kind].label), sortable: true },
      { id: 'holder', header: t('Of'), cell: ({ holder }) => holder || t('Whole company') },
      { id: 'prefix', header: t('Prefix'), cell: ({ prefix }) => prefix, sortable: true, hideOnPhone: true },
      { id: 'lastNumber', header: t('Last number'), cell: ({ lastNumber }) => lastNumber ?? '–' },
      { id: 'nextNumber', header: t('Next number'), cell: ({ nextNumber }) => nextNumber },
    ],
    [t],
  );
}

/** How documents are numbered. A GSTIN has series of its own; the fiscal year stands in every number. */
export function SeriesSection() {
  const { t } = useTranslation();
  const list = useList(listNumberSeries);
  const columns = useSeriesColumns();
  const [opened, open] = useState<NumberSeries | null>(null);
  const kinds = seriesKindNames.map((kind) => ({ value: kind, label: t(seriesKinds[kind].label) }));

  return (
    <section>
      <SectionHeading
        title={t('Number series')}
        text={t('A change holds for the next number. Numbers that were given stay as they are.')}
      />
      <DataTable
        list={list}
        columns={columns}
        label={t('Number series')}
        empty={{ title: t('No number series yet'), text: t('They open with the first document of their kind.') }}
        onOpen={open}
        toolbar={
          <ListToolbar
            list={list}
            searchLabel={t('Search prefix or GSTIN')}
            filters={[{ kind: 'choice', name: 'kind', label: t('Document'), options: kinds }]}
          />
        }
      />
      <Suspense fallback={null}>{opened && <SeriesDialog series={opened} onClose={() => open(null)} />}</Suspense>
    </section>
  );
}
