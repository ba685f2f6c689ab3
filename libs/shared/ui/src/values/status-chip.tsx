import { classHook } from './class-hook';

export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

const useShape = classHook({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: 24,
  paddingInline: 8,
  borderRadius: 8,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

/** In the dark the theme turns a colour's scale around, so that `dark` is readable on the tint in both modes. */
const inColour = (tone: Exclude<Tone, 'default'>) => ({
  color: `var(--mui-palette-${tone}-dark)`,
  backgroundColor: `color-mix(in srgb, var(--mui-palette-${tone}-main) 16%, transparent)`,
});

const looks = {
  default: { backgroundColor: 'var(--mui-palette-action-selected)' },
  info: inColour('info'),
  success: inColour('success'),
  warning: inColour('warning'),
  error: inColour('error'),
};

interface StatusChipProps {
  label: string;
  tone?: Tone;
  /** It shares its row of a list with a line beneath it. */
  isLow?: boolean;
}

/** A state in words on a soft ground; the colour only helps. */
export function StatusChip({ label, tone = 'default', isLow = false }: StatusChipProps) {
  return (
    <span className={useShape()} style={isLow ? { ...looks[tone], blockSize: 20 } : looks[tone]}>
      {label}
    </span>
  );
}
