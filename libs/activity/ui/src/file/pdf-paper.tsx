import { type Document, readDocument } from '@freightdesk/activity-contract';
import { call } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { PdfFrame } from './pdf-frame';
import { WholeFile } from './whole-file';

/** A PDF takes a page to read, so it is fetched and shown when it is asked for. */
export function PdfPaper({ file: { id, name } }: { file: Pick<Document, 'id' | 'name'> }) {
  const { t } = useTranslation();
  const { mutate, data, isPending, error, reset } = useMutation({ mutationFn: () => call(readDocument, { id }) });
  return (
    <>
      <Button size="small" aria-label={t('Show {{name}}', { name })} loading={isPending} onClick={() => mutate()}>
        {t('Show')}
      </Button>
      <ProblemAlert error={error} />
      {data && (
        <WholeFile name={name} isWide onClose={reset}>
          <PdfFrame blob={data} name={name} sx={{ blockSize: 'calc(100dvh - 128px)' }} />
        </WholeFile>
      )}
    </>
  );
}
