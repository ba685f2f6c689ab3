import type { Shadows } from '@mui/material/styles';

/** Soft shadows: one gentle fall that grows with height; its colour is a variable, so that dark pages cast black. */
const soft = (height: number) => `0 ${Math.ceil(height / 2)}px ${height * 2}px 0 rgb(var(--shadow-channel) / 0.2)`;

/** MUI asks for exactly 25 heights. */
// prettier-ignore
export const shadows: Shadows = [
  'none', soft(1), soft(2), soft(3), soft(4), soft(5), soft(6), soft(7), soft(8),
  soft(9), soft(10), soft(11), soft(12), soft(13), soft(14), soft(15), soft(16),
  soft(17), soft(18), soft(19), soft(20), soft(21), soft(22), soft(23), soft(24),
];
