import { type Document, documentKindLabel, readDocument, removeDocument } from '@freightdesk/activity-contract';
import { call, mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, ProblemAlert, useConfirm, useNotify } from '@freightdesk/shared-ui';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Picture } from './picture';
import { saveBlob } from './save-blob';

const kilobyte = 1_024;

/** `402` -> `1 KB`, `1300000` -> `1.2 MB`. */
function fileSize(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < 1_000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}

const kindLabels: Readonly<Record<string, string>> = documentKindLabel;

function Download({ file: { id, name } }: { file: Document }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(readDocument, { id }),
    onSuccess: (blob) => saveBlob(blob, name),
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

function Remove({ file: { id, name, version } }: { file: Document }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(removeDocument));
  const ask = async () => {
    const isRemoved = await confirm({
      title: t('Remove {{name}}?', { name }),
      text: t('Its content is gone for good. That it was here is still told.'),
      confirmLabel: t('Remove'),
      danger: true,
      run: () => mutateAsync({ id, version }),
    });
    if (isRemoved) notify(t('File removed'));
  };
  return (
    <Button
      size="small"
      color="error"
      startIcon={<DeleteIcon />}
      aria-label={t('Remove {{name}}', { name })}
      onClick={() => void ask()}
    >
      {t('Remove')}
    </Button>
  );
}

function RemovedBy({ file: { removedBy, removedAt } }: { file: Document }) {
  const { t } = useTranslation();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('Removed by {{name}}', { name: removedBy?.name ?? '' })} · <InstantText instant={removedAt} />
    </Typography>
  );
}

interface FileTextProps {
  file: Document;
  mayRemove: boolean;
}

/**
 * A file and what can be done with it. Pictures are shown; a PDF is saved, since the page's policy lets no document be opened
 * inside of it.
 */
export function FileText({ file, mayRemove }: FileTextProps) {
  const { t } = useTranslation();
  const { name, kind, mediaType, sizeBytes, removedAt } = file;
  const isThere = removedAt === null;
  return (
    <>
      <Typography
        variant="body2"
        dir="auto"
        sx={{ overflowWrap: 'anywhere', textDecoration: isThere ? undefined : 'line-through' }}
      >
        {name}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {t(kindLabels[kind] ?? kind)} · <bdi>{fileSize(sizeBytes)}</bdi>
      </Typography>
      {isThere && mediaType.startsWith('image/') && <Picture file={file} />}
      {isThere ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginInlineStart: -0.5 }}>
          <Download file={file} />
          {mayRemove && <Remove file={file} />}
        </Stack>
      ) : (
        <RemovedBy file={file} />
      )}
    </>
  );
}
