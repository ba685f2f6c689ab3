import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback } from 'react';

interface BlobImageProps {
  blob: Blob;
  alt: string;
  sx?: SxProps<Theme>;
}

/** A picture that was fetched with the person's token, which an address in `src` could not carry. */
export function BlobImage({ blob, alt, sx }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <Box component="img" ref={show} alt={alt} sx={sx} />;
}
