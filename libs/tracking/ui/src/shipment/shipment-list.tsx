import { useList } from '@freightdesk/data-access-api';
import type { Endpoint, Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type BulkForm, type Column, ListPage, type ListPageProps, useOpened } from '@freightdesk/shared-ui';
import type { TrackedRow } from '@freightdesk/tracking-contract';
import { type ComponentType, type ReactNode, Suspense } from 'react';

interface ShipmentListProps<Row extends TrackedRow> {
  endpoint: Endpoint<never, Page<Row>>;
  title: string;
  /** What else may be done there. */
  action?: ReactNode;
  columns: readonly Column<Row>[];
  /** Where shipments come from, and the way there. */
  empty: Omit<ListPageProps<Row>['empty'], 'title'>;
  /** Of its job or docket. */
  numberOf: (row: Row) => string;
  /** Moves it on. */
  update: Parameters<typeof useMay>[0];
  /** Says the next step of several at once. Fetched when it is opened, as the panel is. */
  BulkStatus: BulkForm<Row>['Form'];
  Panel: ComponentType<{ id: string; onClose: () => void }>;
}

/** Where every shipment is now, and one of them opened beside the list. */
export function ShipmentList<Row extends TrackedRow>(props: ShipmentListProps<Row>) {
  const { endpoint, title, action, columns, empty, numberOf, update, BulkStatus, Panel } = props;
  const { t } = useTranslation();
  const list = useList(endpoint);
  const { openId, open, close } = useOpened('id');
  const mayUpdate = useMay(update);
  const status = { label: t('Update status'), Form: BulkStatus };

  return (
    <ListPage
      title={title}
      action={action}
      label={t('Shipments')}
      list={list}
      columns={columns}
      onOpen={open}
      numberOf={numberOf}
      bulkActs={mayUpdate ? [status] : undefined}
      empty={{ title: t('No shipments yet'), ...empty }}
    >
      <Suspense fallback={null}>{openId && <Panel key={openId} id={openId} onClose={close} />}</Suspense>
    </ListPage>
  );
}
