import Box from '@mui/material/Box';

export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

/** In the dark the theme turns a colour's scale around, so that `dark` is readable on the tint in both modes. */
const ground = (tone: Tone) =>
  tone === 'default'
    ? { backgroundColor: 'action.selected' }
    : {
        color: `${tone}.dark`,
        backgroundColor: `color-mix(in srgb, var(--mui-palette-${tone}-main) 16%, transparent)`,
      };

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: 24,
  paddingInline: 1,
  borderRadius: '8px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};

/** A state in words on a soft ground; the colour only helps. */
export function StatusChip({ label, tone = 'default' }: { label: string; tone?: Tone }) {
  return (
    <Box component="span" sx={{ ...look, ...ground(tone) }}>
      {label}
    </Box>
  );
}
