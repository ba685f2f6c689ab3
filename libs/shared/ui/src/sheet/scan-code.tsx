import { qrSquares, type SheetBlock } from '@freightdesk/shared-sheet';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The quiet zone that readers need around a code. */
const quiet = 4;

/** A code that a telephone reads, with what it is for under it. */
export function ScanCode({ code: { content, caption } }: { code: NonNullable<SheetBlock['code']> }) {
  const squares = qrSquares(content);
  const size = squares.length + 2 * quiet;
  const path = squares
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <Box component="figure" sx={{ margin: 0, inlineSize: 112, textAlign: 'center' }}>
      <Box
        component="svg"
        role="img"
        aria-label={caption}
        viewBox={`0 0 ${size} ${size}`}
        sx={{ display: 'block', inlineSize: 112, backgroundColor: 'common.white' }}
      >
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </Box>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {caption}
      </Typography>
    </Box>
  );
}
