import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** What a figure is made of: a part of it, or what it is reckoned with. */
export interface Working {
  label: string;
  figure: ReactNode;
}

function WorkingRow({ label, figure, isSum = false }: Working & { isSum?: boolean }) {
  return (
    <Box
      component="div"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 3,
        paddingBlock: 0.5,
        ...(isSum && { borderBlockStart: 1, borderColor: 'divider', fontWeight: 600 }),
      }}
    >
      <Typography component="dt" variant="body2" sx={isSum ? { fontWeight: 600 } : { color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{
          margin: 0,
          textAlign: 'end',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 'inherit',
        }}
      >
        {figure}
      </Typography>
    </Box>
  );
}

interface FigureWorkingsProps {
  anchor: HTMLElement;
  title: string;
  workings: readonly Working[];
  rules: readonly string[];
  /** The figure itself, which they come to. */
  sum: Working;
  onClose: () => void;
}

/** How a figure came about, beside it: what it is reckoned with, what that comes to, and by which rule. */
export function FigureWorkings({ anchor, title, workings, rules, sum, onClose }: FigureWorkingsProps) {
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ displayPrint: 'none' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { padding: 2, inlineSize: 360, maxInlineSize: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Typography id={titleId} variant="subtitle2" component="p" sx={{ marginBlockEnd: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ margin: 0 }}>
        {workings.map((working) => (
          <WorkingRow key={working.label} {...working} />
        ))}
        <WorkingRow {...sum} isSum />
      </Box>
      {rules.map((rule) => (
        <Typography key={rule} variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {rule}
        </Typography>
      ))}
    </Popover>
  );
}
