import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, use, useState } from 'react';
import type { BulkOffer } from './bulk-act';
import { ExportButton } from './export-button';
import type { ListSource } from './list-source';
import { ListViewsContext } from './list-views';
import type { ShownColumn } from './shown-columns';
import type { Arranging } from './use-arrangement';
import type { Chosen } from './use-chosen';

const ColumnsMenu = lazy(async () => ({ default: (await import('./columns-menu')).ColumnsMenu }));
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar')).BulkBar }));

interface ListBarProps<Row extends { id: string }> {
  list: ListSource<Row>;
  name: string;
  columns: readonly ShownColumn<Row>[];
  arranging: Arranging;
  chosen: Chosen<Row>;
  bulkActs: readonly BulkOffer<Row>[];
}

const ignore = () => undefined;

/** Above a list: its views, its rows as a file and its columns; while rows are chosen, what can be done with them. It keeps its height. */
export function ListBar<Row extends { id: string }>({
  list,
  name,
  columns,
  arranging,
  chosen,
  bulkActs,
}: ListBarProps<Row>) {
  const { t } = useTranslation();
  const viewsOf = use(ListViewsContext);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { query = '', view = null, openView = ignore } = list;
  const isChoosing = chosen.isEverything || chosen.rows.length > 0;
  return (
    <Stack
      direction="row"
      data-screen
      sx={{
        ...{ alignItems: 'center', gap: 1, minBlockSize: 44, paddingInline: 2, paddingBlockStart: 0.5 },
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
      }}
    >
      <Suspense>
        {isChoosing ? <BulkBar list={list} chosen={chosen} acts={bulkActs} /> : null}
        {viewsOf && (
          <Box sx={{ display: isChoosing ? 'none' : 'contents' }}>
            {viewsOf({ list: name, query, view, openView, ...arranging })}
          </Box>
        )}
        {button && <ColumnsMenu button={button} columns={columns} {...arranging} onClose={() => setButton(null)} />}
      </Suspense>
      {isChoosing ? null : (
        <Stack direction="row" sx={{ gap: 1, marginInlineStart: 'auto', flexShrink: 0 }}>
          {list.take && list.total > 0 ? <ExportButton take={list.take} /> : null}
          <Button
            size="small"
            color="inherit"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setButton(currentTarget)}
          >
            {t('Columns')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
