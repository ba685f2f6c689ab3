import Box from '@mui/material/Box';
import { lazy, Suspense, useContext } from 'react';
import type { RecordActivityProps } from '../record-on-page';
import { ActivityContext } from './activity-context';

const ActivityPanel = lazy(() => import('./activity-panel').then((chunk) => ({ default: chunk.ActivityPanel })));

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
