import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Closer to each other, as on a sheet. */
  isDense?: boolean;
}

/** Names and values of a record, as many beside each other as there is room for. */
export function FactList({ facts, isDense = false }: FactListProps) {
  const leastPx = isDense ? 150 : 180;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: isDense ? 1 : 2,
        margin: 0,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(auto-fill, minmax(${leastPx}px, 1fr))` },
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            {/* A phone number keeps its plus before it where the page is read from the right. */}
            {typeof value === 'string' ? <bdi>{value}</bdi> : (value ?? '–')}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
