import type { ListView } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, ListPage } from '@freightdesk/shared-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { TableLinks } from './table-links';

interface RatesPageProps<Row extends { id: string }> {
  title: string;
  list: ListView<Row>;
  columns: readonly Column<Row>[];
  mayWrite: boolean;
  /** The form of a row, fetched when it is opened first. */
  formOf: (row: Row, close: () => void) => ReactNode;
}

/** A table of the law by its days. Whoever may write opens a row to say that the law changed. */
export function RatesPage<Row extends { id: string }>(props: RatesPageProps<Row>) {
  const { title, list, columns, mayWrite, formOf } = props;
  const { t } = useTranslation();
  const [row, setRow] = useState<Row | null>(null);
  return (
    <ListPage
      title={title}
      besides={<TableLinks />}
      list={list}
      columns={columns}
      onOpen={mayWrite ? setRow : undefined}
      empty={{
        title: t('No rates fit'),
        text: t('Rates come with the product, and an administrator adds what follows.'),
      }}
    >
      <Suspense fallback={null}>{row && formOf(row, () => setRow(null))}</Suspense>
    </ListPage>
  );
}
