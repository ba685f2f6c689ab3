import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, FactList, useIsPhone } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What stands beneath the columns of a report, by the column's id. */
export type Totals = Readonly<Record<string, ReactNode>>;

/** On a phone rows are cards without a foot, so the totals stand above them. */
export function PhoneTotals<Row>({ columns, totals }: { columns: readonly Column<Row>[]; totals: Totals }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  if (!isPhone) return null;
  const facts = columns
    .filter(({ id, align }) => align === 'end' && id in totals)
    .map(({ id, header = '' }) => ({ label: t(header), value: totals[id] }));
  return (
    <Box component="section" aria-label={t('Totals')} sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
      <Typography variant="subtitle2" component="p" gutterBottom>
        {totals.name}
      </Typography>
      <FactList facts={facts} />
    </Box>
  );
}
