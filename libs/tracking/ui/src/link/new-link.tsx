import { useTranslation } from '@freightdesk/shared-i18n';
import { useCopiedLink } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

/** A letter that takes a link along; it goes by the person's own program, since the server keeps no link to send again. */
export interface LinkLetter {
  to: string | null;
  subject: string;
  text: (url: string) => string;
}

const letterTo = ({ to, subject, text }: LinkLetter, url: string): string =>
  `mailto:${encodeURIComponent(to ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text(url))}`;

/** A link that was made just now, to be copied or mailed: it is not shown again. */
export function NewLink({ url, letter }: { url: string; letter: LinkLetter | undefined }) {
  const { t } = useTranslation();
  const { field, isCopied, copy } = useCopiedLink(url);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, inlineSize: '100%', alignItems: { xs: 'stretch', sm: 'flex-start' } }}
    >
      <TextField
        label={t('Link')}
        value={url}
        size="small"
        helperText={t('Copy it now: it is not shown again.')}
        inputRef={field}
        slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
        sx={{ flexGrow: 1 }}
      />
      <Button variant="contained" autoFocus onClick={() => void copy()} sx={{ minBlockSize: 40, whiteSpace: 'nowrap' }}>
        {isCopied ? t('Copied') : t('Copy link')}
      </Button>
      {letter && (
        <Button href={letterTo(letter, url)} sx={{ minBlockSize: 40, whiteSpace: 'nowrap' }}>
          {t('E-mail')}
        </Button>
      )}
    </Stack>
  );
}
