import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback } from 'react';

interface PdfFrameProps {
  blob: Blob;
  name: string;
  sx?: SxProps<Theme>;
}

/** Called a PDF by us whatever its bytes are, so the browser hands it to its reader and nothing in it runs as ours. */
const asPdf = (blob: Blob) => new Blob([blob], { type: 'application/pdf' });

/** A PDF to be read on the page, by the browser's own reader. */
export function PdfFrame({ blob, name, sx }: PdfFrameProps) {
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined;
      const address = URL.createObjectURL(asPdf(blob));
      frame.src = `${address}#view=FitH`;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return (
    <Box component="iframe" ref={show} title={name} sx={{ display: 'block', inlineSize: '100%', border: 0, ...sx }} />
  );
}
