import { documentFileKinds } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Scan } from './use-scan';

/** Where the scan is chosen, exchanged and let go of. */
export function ChooseScan({ scan: { file, fault, choose, letGo } }: { scan: Scan }) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" size="small" startIcon={<UploadIcon />} onClick={() => picker.current?.click()}>
          {file ? t('Another file') : t('Choose the scan of the bill')}
        </Button>
        {file && (
          <Button size="small" color="inherit" onClick={letGo}>
            {t('Without this file')}
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {file ? t('{{name}} is kept beside the bill when it is saved.', { name: file.name }) : t('or drop it here')}
        </Typography>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('Scan of the bill')}
          accept={documentFileKinds.join(',')}
          onChange={({ target }) => {
            const [taken] = target.files ?? [];
            if (taken) choose(taken);
            // The same file, mended meanwhile, is chosen again.
            target.value = '';
          }}
        />
      </Stack>
      <ProblemAlert error={fault} />
    </Stack>
  );
}
