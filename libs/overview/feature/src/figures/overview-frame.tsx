import { FigureGrid } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

interface OverviewFrameProps {
  today: ReactNode;
  figures: ReactNode;
  chart: ReactNode;
}

/** The first page of every role: what to do beside what is so, and a picture below. */
export function OverviewFrame({ today, figures, chart }: OverviewFrameProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 3fr)' },
      }}
    >
      <div>{today}</div>
      <div>{figures}</div>
      <Box sx={{ gridColumn: '1 / -1' }}>{chart}</Box>
    </Box>
  );
}

const lines = (count: number, height: number) =>
  Array.from({ length: count }, (_, line) => <Skeleton key={line} height={height} />);

/** The same, while it is read. */
export const overviewLoading = (
  <OverviewFrame
    today={<Card sx={{ padding: 3 }}>{lines(7, 52)}</Card>}
    figures={
      <FigureGrid aria-hidden>
        {Array.from({ length: 9 }, (_, place) => (
          <Card key={place} component="li" sx={{ padding: 2 }}>
            {lines(2, 28)}
          </Card>
        ))}
      </FigureGrid>
    }
    chart={<Card sx={{ padding: 3 }}>{lines(1, 240)}</Card>}
  />
);
