import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Upload, Uploads } from './use-uploads';

type SentProps = { upload: Upload } & Pick<Uploads, 'again' | 'letGo'>;

function Sent({ upload, again, letGo }: SentProps) {
  const { t } = useTranslation();
  const { key, file, error, isRefused } = upload;
  const ways = (
    <Stack direction="row">
      {!isRefused && (
        <Button size="small" onClick={() => again(upload)}>
          {t('Retry')}
        </Button>
      )}
      <Button size="small" onClick={() => letGo(key)}>
        {t('Dismiss')}
      </Button>
    </Stack>
  );
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </Typography>
      {error === null ? (
        <LinearProgress aria-label={t('Sending {{name}}', { name: file.name })} />
      ) : (
        <>
          <ProblemAlert error={error} />
          {ways}
        </>
      )}
    </Box>
  );
}

/** Files on their way, and those that did not arrive, with the reason. */
export function Sending({ uploads: { uploads, again, letGo } }: { uploads: Uploads }) {
  const { t } = useTranslation();
  if (uploads.length === 0) return null;
  return (
    <Stack component="ul" aria-label={t('Files on their way')} spacing={1} sx={{ margin: 0, padding: 0 }}>
      {uploads.map((upload) => (
        <Sent key={upload.key} upload={upload} again={again} letGo={letGo} />
      ))}
    </Stack>
  );
}
