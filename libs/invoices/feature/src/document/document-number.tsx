import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';

/** A document's own number, which is not broken over lines; a draft has none yet. */
export function DocumentNumber({ number }: { number: string | null }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {number ?? t('Draft')}
    </Box>
  );
}
