import { useTranslation } from '@freightdesk/shared-i18n';
import Stack from '@mui/material/Stack';
import { PlaceholderBar } from './placeholder-bar';

/** The face of data that is read for the first time. */
export function LoadingRows({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('Loading')} spacing={1}>
      {Array.from({ length: rows }, (_, index) => (
        <PlaceholderBar key={index} style={{ blockSize: 36 }} />
      ))}
    </Stack>
  );
}
