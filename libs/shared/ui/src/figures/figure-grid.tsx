import { styled } from '@mui/material/styles';

/** Two columns on a phone, three where there is room. */
export const FigureGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
