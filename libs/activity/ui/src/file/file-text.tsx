import { type Document, documentKindLabel, removeDocument } from '@freightdesk/activity-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, type Translate, useConfirmed } from '@freightdesk/shared-ui';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StoredFile } from './stored-file';

const kilobyte = 1_024;

/** `402` -> `1 KB`, `1300000` -> `1.2 MB`. */
function fileSize(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < 1_000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}

const kindLabels: Readonly<Record<string, string>> = documentKindLabel;

const removal = ({ id, name, version }: Document, t: Translate) => ({
  title: t('Remove {{name}}?', { name }),
  text: t('Its content is gone for good. That it was here is still told.'),
  confirmLabel: t('Remove'),
  danger: true,
  input: { id, version },
  done: () => t('File removed'),
});

function Remove({ file }: { file: Document }) {
  const { t } = useTranslation();
  const ask = useConfirmed(mutationOf(removeDocument), removal);
  return (
    <Button
      size="small"
      color="error"
      startIcon={<DeleteIcon />}
      aria-label={t('Remove {{name}}', { name: file.name })}
      onClick={() => void ask(file)}
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

/** A file, or that it was here, and what can be done with it. */
export function FileText({ file, mayRemove }: FileTextProps) {
  const { t } = useTranslation();
  const { name, kind, sizeBytes, isHeld, removedAt } = file;
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
      {isThere ? (
        <StoredFile file={file}>{mayRemove && !isHeld && <Remove file={file} />}</StoredFile>
      ) : (
        <RemovedBy file={file} />
      )}
    </>
  );
}
