import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';

export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

/** In the dark the theme turns a colour's scale around, so that `dark` is readable on the tint in both modes. */
const soft = (tone: Exclude<Tone, 'default'>) => (theme: Theme) => {
  const shades = (theme.vars ?? theme).palette[tone];
  return { color: shades.dark, backgroundColor: `color-mix(in srgb, ${shades.main} 16%, transparent)` };
};

/** A state in words on a soft ground; the colour only helps. */
export function StatusChip({ label, tone = 'default' }: { label: string; tone?: Tone }) {
  return <Chip size="small" label={label} sx={tone === 'default' ? undefined : soft(tone)} />;
}
