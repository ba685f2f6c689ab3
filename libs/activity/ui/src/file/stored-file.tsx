import { type Document, readDocument } from '@freightdesk/activity-contract';
import { call } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert, saveFile } from '@freightdesk/shared-ui';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PdfPaper } from './pdf-paper';
import { Picture } from './picture';

interface StoredFileProps {
  file: Pick<Document, 'id' | 'name' | 'mediaType' | 'sizeBytes'>;
  /** What else can be done with it. */
  children?: ReactNode;
}

function Download({ file: { id, name } }: StoredFileProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(readDocument, { id }),
    onSuccess: (content) => saveFile({ name, content }),
  });
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        aria-label={t('Download {{name}}', { name })}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
      >
        {t('Download')}
      </Button>
      <ProblemAlert error={error} />
    </>
  );
}

/** A file that is there. A picture is shown, a PDF when it is asked for; what the browser cannot show is saved. */
export function StoredFile({ file, children }: StoredFileProps) {
  return (
    <>
      {file.mediaType.startsWith('image/') && <Picture file={file} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginInlineStart: -0.5 }}>
        {file.mediaType === 'application/pdf' && <PdfPaper file={file} />}
        <Download file={file} />
        {children}
      </Stack>
    </>
  );
}
