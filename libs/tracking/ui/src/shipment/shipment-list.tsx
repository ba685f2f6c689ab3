import { useList } from '@freightdesk/data-access-api';
import type { Endpoint, Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, ListPage, type ListPageProps, useOpened } from '@freightdesk/shared-ui';
import type { TrackedRow } from '@freightdesk/tracking-contract';
import { type ComponentType, Suspense } from 'react';

interface ShipmentListProps<Row extends TrackedRow> {
  endpoint: Endpoint<never, Page<Row>>;
  title: string;
  columns: readonly Column<Row>[];
  /** Where shipments come from, and the way there. */
  empty: Omit<ListPageProps<Row>['empty'], 'title'>;
  /** Opened by a click, so it is fetched then. */
  Panel: ComponentType<{ id: string; onClose: () => void }>;
}

/** Where every shipment is now, and one of them opened beside the list. */
export function ShipmentList<Row extends TrackedRow>(props: ShipmentListProps<Row>) {
  const { endpoint, title, columns, empty, Panel } = props;
  const { t } = useTranslation();
  const list = useList(endpoint);
  const { openId, open, close } = useOpened('id');

  return (
    <ListPage
      title={title}
      label={t('Shipments')}
      list={list}
      columns={columns}
      onOpen={open}
      empty={{ title: t('No shipments yet'), ...empty }}
    >
      <Suspense fallback={null}>{openId && <Panel key={openId} id={openId} onClose={close} />}</Suspense>
    </ListPage>
  );
}
