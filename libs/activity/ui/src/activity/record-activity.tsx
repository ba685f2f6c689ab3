import Box from '@mui/material/Box';
import { lazy, Suspense, useContext } from 'react';
import { ActivityContext } from './activity-context';

const ActivityPanel = lazy(() => import('./activity-panel').then((chunk) => ({ default: chunk.ActivityPanel })));

export interface RecordActivityProps {
  /** The kind of record, as the trail of changes calls it: `sale invoice`. */
  record: string;
  recordId: string;
  /** Of the record on the page: a later one has a change more to tell. */
  version: number;
  /** Inside a panel or dialog, which has a frame already. */
  isFrameless?: boolean;
}

/**
 * Beside any record: what was changed, written and put there, and where notes are written and files dropped. It is fetched once
 * the record is on the page, and it is not printed.
 */
export function RecordActivity(props: RecordActivityProps) {
  const loadNames = useContext(ActivityContext);
  if (loadNames === null) return null;
  return (
    <Box sx={{ displayPrint: 'none', minInlineSize: 0 }}>
      <Suspense fallback={null}>
        <ActivityPanel key={`${props.record} ${props.recordId}`} {...props} loadNames={loadNames} />
      </Suspense>
    </Box>
  );
}
