import { styled } from '@mui/material/styles';

/** Two columns on a phone, as many as an amount has room in beside others. */
export const FigureGrid = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, calc(50% - 8px)), 1fr))',
});
