import { keyframes } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { classHook } from '../values/class-hook';

const breathe = keyframes({ '50%': { opacity: 0.05 } });

const useLook = classHook({
  display: 'block',
  blockSize: '0.875rem',
  borderRadius: 8,
  backgroundColor: 'currentColor',
  opacity: 0.11,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** Stands where text will be. Material's own has shapes that no list needs, in every first list's download. */
export function PlaceholderBar({ style }: { style?: CSSProperties }) {
  return <span className={useLook()} style={style} />;
}
