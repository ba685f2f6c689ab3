import { type Document, listDocuments } from '@freightdesk/activity-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { LoadingRows, SharedWidth, useDrop } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { ChooseScan } from './choose-scan';
import type { Scan } from './use-scan';

const Paper = lazy(() => import('./paper').then((chunk) => ({ default: chunk.Paper })));
const StoredPapers = lazy(() => import('./stored-papers').then((chunk) => ({ default: chunk.StoredPapers })));

const besideLook = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:1200px)': { gridTemplateColumns: 'minmax(380px, 38%) minmax(0, 1fr)', alignItems: 'start' },
};
const paperLook = { '@media (min-width:1200px)': { position: 'sticky', insetBlockStart: 96 } };
const frameLook = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 1.5,
  border: 1,
  borderStyle: 'dashed',
  borderRadius: 2,
  borderColor: 'text.disabled',
  backgroundColor: 'background.paper',
};
const overLook = { borderColor: 'primary.main', backgroundColor: 'action.hover' };
const aloneLook = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' };

const isThere = ({ removedAt }: Document): boolean => removedAt === null;

/** The files beside a draft; of a bill that is not saved yet there are none. */
function useStored(recordId: string | null): readonly Document[] {
  const query = queryOf(listDocuments, { record: 'purchase invoice', recordId: recordId ?? '' });
  const { data } = useQuery({ ...query, enabled: recordId !== null });
  return data?.data.filter(isThere) ?? [];
}

interface ScanBesideProps {
  scan: Scan;
  /** The draft that is changed; null for a new bill. */
  recordId: string | null;
  children: ReactNode;
}

/** The vendor's paper beside the form that is filled from it; above it where there is no room. */
export function ScanBeside({ scan, recordId, children }: ScanBesideProps) {
  const { t } = useTranslation();
  const { file } = scan;
  const [newest, ...older] = useStored(recordId);
  const { isOver, handlers } = useDrop(([dropped]) => dropped && scan.choose(dropped));
  const isShown = file !== null || newest !== undefined;
  return (
    <SharedWidth value={isShown}>
      <Box sx={isShown ? besideLook : aloneLook}>
        <Box
          {...handlers}
          component="section"
          aria-label={t('Scan of the bill')}
          sx={{ ...frameLook, ...(isShown && paperLook), ...(isOver && overLook) }}
        >
          <ChooseScan scan={scan} />
          <Suspense fallback={<LoadingRows rows={4} />}>
            {file && <Paper name={file.name} mediaType={file.type} blob={file} />}
            {!file && newest && <StoredPapers files={[newest, ...older]} />}
          </Suspense>
        </Box>
        <Box sx={{ minInlineSize: 0 }}>{children}</Box>
      </Box>
    </SharedWidth>
  );
}
