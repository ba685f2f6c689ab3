import { styled } from '@mui/material/styles';

const Mark = styled('svg')({ width: 40, height: 40, flexShrink: 0, color: 'var(--mui-palette-primary-main)' });

/** Three containers, stepping forward. Decorative: the link around it carries the name. */
export function Logo() {
  return (
    <Mark viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M9 6h24a2 2 0 0 1 1.8 2.9l-2.2 4.3a3 3 0 0 1-2.7 1.8H5v-5a4 4 0 0 1 4-4Z" />
      <path fill="currentColor" opacity=".7" d="M5 17.5h20.2a2 2 0 0 1 1.8 2.9l-1.2 2.4a3 3 0 0 1-2.7 1.7H5Z" />
      <path
        fill="currentColor"
        opacity=".42"
        d="M5 27h11.6a2 2 0 0 1 1.8 2.9l-1.9 3.8a3 3 0 0 1-2.7 1.8H8a3 3 0 0 1-3-3Z"
      />
    </Mark>
  );
}
