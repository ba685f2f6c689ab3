import { type Document, readDocument } from '@freightdesk/activity-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { BlobImage, ErrorState, LoadingRows } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WholeFile } from './whole-file';

/** Of larger ones a page of photographs would be a long wait on a phone: they are fetched when they are asked for. */
const shownAtOnce = 1024 * 1024;

const small = { display: 'block', maxInlineSize: 220, maxBlockSize: 140, borderRadius: 1 };
const large = { display: 'block', maxInlineSize: '100%', maxBlockSize: 'calc(100dvh - 96px)', margin: 'auto' };

interface PictureProps {
  file: Pick<Document, 'id' | 'name' | 'sizeBytes'>;
}

/** A picture in small; a press shows it whole. */
export function Picture({ file: { id, name, sizeBytes } }: PictureProps) {
  const { t } = useTranslation();
  const [isAsked, ask] = useState(sizeBytes <= shownAtOnce);
  const [isWhole, showWhole] = useState(false);
  // What an id names never changes.
  const query = useQuery({ ...queryOf(readDocument, { id }), enabled: isAsked, staleTime: Infinity });
  if (!isAsked) {
    return (
      <Button size="small" onClick={() => ask(true)}>
        {t('Show the picture')}
      </Button>
    );
  }
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={2} />;
  return (
    <>
      <ButtonBase
        onClick={() => showWhole(true)}
        aria-label={t('Show {{name}}', { name })}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, marginBlock: 0.5 }}
      >
        <BlobImage blob={query.data} alt="" sx={small} />
      </ButtonBase>
      {isWhole && (
        <WholeFile name={name} onClose={() => showWhole(false)}>
          <BlobImage blob={query.data} alt={name} sx={large} />
        </WholeFile>
      )}
    </>
  );
}
