import { useList } from '@freightdesk/data-access-api';
import type { Endpoint, Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  type Column,
  DataTable,
  type EmptyStateProps,
  type ListFilter,
  ListToolbar,
  PageHeader,
  useOpened,
} from '@freightdesk/shared-ui';
import type { TrackedRow } from '@freightdesk/tracking-contract';
import { type ComponentType, Suspense } from 'react';

interface ShipmentListProps<Row extends TrackedRow> {
  endpoint: Endpoint<never, Page<Row>>;
  title: string;
  columns: readonly Column<Row>[];
  filters: readonly ListFilter[];
  /** Where shipments come from, and the way there. */
  empty: Omit<EmptyStateProps, 'title'>;
  /** Opened by a click, so it is fetched then. */
  Panel: ComponentType<{ id: string; onClose: () => void }>;
}

/** Where every shipment is now, and one of them opened beside the list. */
export function ShipmentList<Row extends TrackedRow>(props: ShipmentListProps<Row>) {
  const { endpoint, title, columns, filters, empty, Panel } = props;
  const { t } = useTranslation();
  const list = useList(endpoint);
  const { openId, open, close } = useOpened('id');

  return (
    <>
      <PageHeader title={title} />
      <DataTable
        label={t('Shipments')}
        list={list}
        columns={columns}
        onOpen={open}
        toolbar={<ListToolbar list={list} searchLabel={t('Search shipments')} filters={filters} />}
        empty={{ title: t('No shipments yet'), ...empty }}
      />
      <Suspense fallback={null}>{openId && <Panel key={openId} id={openId} onClose={close} />}</Suspense>
    </>
  );
}
