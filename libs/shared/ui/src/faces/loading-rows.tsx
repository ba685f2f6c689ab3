import { useTranslation } from '@freightdesk/shared-i18n';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The face of data that is read for the first time. */
export function LoadingRows({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('Loading')} spacing={1}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={36} />
      ))}
    </Stack>
  );
}
