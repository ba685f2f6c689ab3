import type { FieldChange } from '@freightdesk/activity-contract';
import { useAuditWords } from '@freightdesk/activity-ui/words';
import { useTranslation } from '@freightdesk/shared-i18n';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const cell = { overflowWrap: 'anywhere', verticalAlign: 'top', paddingInline: 1 } as const;

/** Field by field what was and what is; a dash where there was nothing. */
export function ChangesTable({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useTranslation();
  const words = useAuditWords();
  if (changes.length === 0) {
    return <Typography color="textSecondary">{t('No field of the record was changed by this.')}</Typography>;
  }
  const shown = (field: string, value: string | null) => (value === null ? '–' : words.value(field, value));
  return (
    <Table size="small" aria-label={t('Changed fields')} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={cell}>{t('Field')}</TableCell>
          <TableCell sx={cell}>{t('Before')}</TableCell>
          <TableCell sx={cell}>{t('After')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row" sx={cell}>
              {words.field(field)}
            </TableCell>
            <TableCell sx={{ ...cell, color: 'text.secondary' }}>{shown(field, before)}</TableCell>
            <TableCell sx={cell}>{shown(field, after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
