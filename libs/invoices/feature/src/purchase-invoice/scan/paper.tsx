import { useTranslation } from '@freightdesk/shared-i18n';
import { BlobImage } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useCallback, useState } from 'react';

interface PaperProps {
  name: string;
  mediaType: string;
  blob: Blob;
}

/** As tall as the window lets it be, above the form or beside it. */
const tall = '56dvh';
const tallBeside = 'calc(100dvh - 240px)';
const wide = '@media (min-width:1200px)';
const frameLook = {
  display: 'block',
  inlineSize: '100%',
  border: 0,
  blockSize: tall,
  [wide]: { blockSize: tallBeside },
};
const photographLook = { overflow: 'auto', maxBlockSize: tall, [wide]: { maxBlockSize: tallBeside } };

/** Called a PDF by us whatever its bytes are, so the browser hands it to its reader and nothing in it runs as ours. */
const asPdf = (blob: Blob) => new Blob([blob], { type: 'application/pdf' });

function PdfFrame({ blob, name }: Omit<PaperProps, 'mediaType'>) {
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined;
      const address = URL.createObjectURL(asPdf(blob));
      frame.src = `${address}#view=FitH`;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <Box component="iframe" ref={show} title={name} sx={frameLook} />;
}

/** A photograph as wide as there is room; a press makes it large enough for small print. */
function Photograph({ blob, name }: Omit<PaperProps, 'mediaType'>) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  return (
    <Box sx={photographLook}>
      <ButtonBase
        aria-label={t('Enlarge {{name}}', { name })}
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
        sx={{ display: 'block', inlineSize: isLarge ? '220%' : '100%' }}
      >
        <BlobImage blob={blob} alt={name} sx={{ display: 'block', inlineSize: '100%' }} />
      </ButtonBase>
    </Box>
  );
}

/** A paper to be read while it is typed from. */
export function Paper({ mediaType, ...paper }: PaperProps) {
  return mediaType === 'application/pdf' ? <PdfFrame {...paper} /> : <Photograph {...paper} />;
}
