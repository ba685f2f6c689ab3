import { styled } from '@mui/material/styles';
import type { Settings } from '../settings';
import { presets } from '../theme/shades.data';

const Disc = styled('svg')({ width: 28, height: 28, '&&': { color: 'inherit' } });

/** The main colour as light pages show it, the light one as dark pages do. */
export function PresetSwatch({ preset }: { preset: Settings['themeColorPresets'] }) {
  const { main, light } = presets[preset];
  return (
    <Disc viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="13" fill={main} />
      <path d="M23.2 4.8A13 13 0 0 1 4.8 23.2Z" fill={light} />
    </Disc>
  );
}
