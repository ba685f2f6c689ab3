import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState, type EmptyStateProps } from '../faces/empty-state';
import { ErrorState } from '../faces/error-state';
import type { ListSource } from './list-source';

interface ListFaceProps {
  list: ListSource<unknown>;
  empty: EmptyStateProps;
}

/** What stands where rows would be: it failed, nothing matches, the page is past the end, or nothing is there yet. */
export function ListFace({ list, empty }: ListFaceProps) {
  const { t } = useTranslation();
  if (list.error != null) {
    return (
      <Box sx={{ padding: 2 }}>
        <ErrorState error={list.error} onRetry={list.refetch} />
      </Box>
    );
  }
  if (list.total > 0) {
    return (
      <EmptyState
        title={t('This page is past the end')}
        action={<Button onClick={() => list.setPage(1)}>{t('Go to the first page')}</Button>}
      />
    );
  }
  if (!list.hasFilters) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={t('Nothing matches')}
      text={t('No record matches the search and filters.')}
      action={<Button onClick={list.clearFilters}>{t('Clear filters')}</Button>}
    />
  );
}
