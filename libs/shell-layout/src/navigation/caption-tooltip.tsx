import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface CaptionTooltipProps {
  caption: string;
  children: ReactElement;
}

/** A hint over an entry, by pointer and by keyboard. */
export function CaptionTooltip({ caption, children }: CaptionTooltipProps) {
  return (
    <Tooltip title={caption} describeChild placement="top" arrow>
      {children}
    </Tooltip>
  );
}
