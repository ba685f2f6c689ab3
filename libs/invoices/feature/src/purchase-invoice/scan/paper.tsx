import { PdfFrame } from '@freightdesk/activity-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { BlobImage } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';

interface PaperProps {
  name: string;
  mediaType: string;
  blob: Blob;
}

/** As tall as the window lets it be, above the form or beside it. */
const tall = '56dvh';
const tallBeside = 'calc(100dvh - 240px)';
const wide = '@media (min-width:1200px)';
const frameLook = { blockSize: tall, [wide]: { blockSize: tallBeside } };
const photographLook = { overflow: 'auto', maxBlockSize: tall, [wide]: { maxBlockSize: tallBeside } };

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
  return mediaType === 'application/pdf' ? <PdfFrame {...paper} sx={frameLook} /> : <Photograph {...paper} />;
}
