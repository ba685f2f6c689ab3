import { useTranslation } from '@freightdesk/shared-i18n';
import type { TrackedRow } from '@freightdesk/tracking-contract';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BoardRowsProps<Row extends TrackedRow> {
  label: string;
  rows: readonly Row[];
  entry: (row: Row) => ReactNode;
}

/** Shipments of a day or of a group, each a click away. */
export function BoardRows<Row extends TrackedRow>({ label, rows, entry }: BoardRowsProps<Row>) {
  const { t } = useTranslation();
  return (
    <Stack spacing={1} sx={{ flex: 1, minInlineSize: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {label} · {rows.length}
      </Typography>
      {rows.length === 0 && <Typography color="textSecondary">{t('None')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <li key={row.id}>{entry(row)}</li>
        ))}
      </Stack>
    </Stack>
  );
}
