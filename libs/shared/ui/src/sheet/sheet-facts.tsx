import type { SheetBlock, SheetFact } from '@freightdesk/shared-sheet';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../layout/fact-list';
import { ScanCode } from './scan-code';

/** Names and their figures at the two ends of a line. */
export function SheetFigures({ facts }: { facts: readonly SheetFact[] }) {
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {facts.map(({ label, value, strong = false }) => {
        const variant = strong ? 'subtitle1' : 'body2';
        return (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 0.25 }}>
            <Typography component="dt" variant={variant} color={strong ? undefined : 'textSecondary'}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant={variant}
              sx={{ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** Facts that belong together: names over their values, as many beside each other as there is room for. */
export function SheetFactBlock({ block }: { block: SheetBlock }) {
  const { title, code } = block;
  return (
    <Box component="section" aria-label={title} data-keep sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <BlockFacts block={block} />
      {code && <ScanCode code={code} />}
    </Box>
  );
}

function BlockFacts({ block: { title, facts } }: { block: SheetBlock }) {
  return (
    <Box sx={{ flex: '1 1 220px' }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {title}
      </Typography>
      <FactList facts={facts} isDense />
    </Box>
  );
}
