import { useTranslation } from '@freightdesk/shared-i18n';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '../layout/fact-list';
import { useIsPhone } from '../layout/use-is-phone';
import type { ShownColumn } from './shown-columns';

interface GlancePanelProps<Row> {
  row: Row;
  columns: readonly ShownColumn<Row>[];
  onOpen(row: Row): void;
  onClose: () => void;
}

/** All that the list knows of a row, beside the rows, which keep the focus. */
export function GlancePanel<Row>({ row, columns, onOpen, onClose }: GlancePanelProps<Row>) {
  const { t } = useTranslation();
  const [first, ...others] = columns;
  if (useIsPhone()) return null;
  return (
    <Box
      component="aside"
      aria-label={t('Quick view')}
      aria-live="polite"
      data-screen
      sx={{
        ...{ inlineSize: 320, flexShrink: 0, overflow: 'auto', maxBlockSize: 'max(320px, calc(100dvh - 300px))' },
        ...{ padding: 2, borderInlineStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, marginBlockEnd: 2 }}>
        <Typography
          variant="subtitle1"
          component="div"
          sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}
        >
          {first?.cell(row)}
        </Typography>
        <Button size="small" onClick={() => onOpen(row)}>
          {t('Open')}
        </Button>
        <IconButton size="small" aria-label={t('Close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      <FactList facts={others.map(({ header, cell }) => ({ label: header, value: cell(row) }))} />
    </Box>
  );
}
