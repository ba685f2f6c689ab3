import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState, ErrorState, LoadingRows } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Entry } from './entry';
import type { useTimeline } from './use-timeline';

interface TimelineListProps {
  timeline: ReturnType<typeof useTimeline>;
  isNamed: boolean;
  mayAdd: boolean;
  isFiltered: boolean;
}

function NothingYet({ mayAdd, isFiltered }: Pick<TimelineListProps, 'mayAdd' | 'isFiltered'>) {
  const { t } = useTranslation();
  if (isFiltered) return <EmptyState title={t('Nothing of this kind yet')} />;
  return (
    <EmptyState
      title={t('Nothing here yet')}
      text={mayAdd ? t('Write the first note, or drop a file here.') : undefined}
    />
  );
}

/** The entries, the newest first, and the way to older ones. */
export function TimelineList({ timeline, isNamed, mayAdd, isFiltered }: TimelineListProps) {
  const { t } = useTranslation();
  const { entries, error, isPending, hasNextPage, isFetchingNextPage } = timeline;
  if (isPending || !isNamed) return <LoadingRows rows={3} />;
  if (error && entries.length === 0) return <ErrorState error={error} onRetry={() => void timeline.refetch()} />;
  if (entries.length === 0) return <NothingYet mayAdd={mayAdd} isFiltered={isFiltered} />;
  return (
    <>
      <Stack component="ol" aria-label={t('Timeline')} spacing={2.5} sx={{ margin: 0, padding: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} mayChange={mayAdd} />
        ))}
      </Stack>
      {error ? <ErrorState error={error} onRetry={() => void timeline.fetchNextPage()} /> : null}
      {hasNextPage && (
        <Button onClick={() => void timeline.fetchNextPage()} loading={isFetchingNextPage} sx={{ alignSelf: 'center' }}>
          {t('Show older')}
        </Button>
      )}
    </>
  );
}
