import type { Finding } from '@freightdesk/intl-shipment-contract';
import Box from '@mui/material/Box';

interface LitTextProps {
  text: string;
  findings: readonly Finding[];
  /** The one that is pointed at. */
  at: Finding | null;
}

interface Part {
  from: number;
  to: number;
  isLit: boolean;
}

/** The text in parts, lit and not; where two findings share characters they are lit once. */
export function partsOf(text: string, findings: readonly Finding[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { from, to } of [...findings].sort((a, b) => a.from - b.from)) {
    if (from > end) parts.push({ from: end, to: from, isLit: false });
    if (to > end) parts.push({ from: Math.max(from, end), to, isLit: true });
    end = Math.max(end, to);
  }
  return end < text.length ? [...parts, { from: end, to: text.length, isLit: false }] : parts;
}

const lit = {
  color: 'inherit',
  borderRadius: 0.5,
  paddingInline: '2px',
  backgroundColor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.24)',
};
const pointed = { outline: '2px solid', outlineColor: 'warning.main' };

/** The message as it came, with what was read of it lit. */
export function LitText({ text, findings, at }: LitTextProps) {
  return (
    <Box
      dir="auto"
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        padding: 2,
        borderRadius: 1,
        maxBlockSize: 260,
        overflowY: 'auto',
        backgroundColor: 'action.hover',
        typography: 'body2',
      }}
      tabIndex={0}
    >
      {partsOf(text, findings).map(({ from, to, isLit }) =>
        isLit ? (
          <Box key={from} component="mark" sx={{ ...lit, ...(at && at.from < to && at.to > from && pointed) }}>
            {text.slice(from, to)}
          </Box>
        ) : (
          <span key={from}>{text.slice(from, to)}</span>
        ),
      )}
    </Box>
  );
}
