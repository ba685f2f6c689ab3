import { useTranslation } from '@freightdesk/shared-i18n';
import { formatInstant, useCopiedLink } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

export interface OneTimeLink {
  /** Whom it is for. */
  name: string;
  url: string;
  kind: 'invite' | 'reset';
  /** When it stops working, used or not. */
  expiresAt: string;
}

function LinkField({
  link,
  label,
  isOnly,
  isFirst,
}: {
  link: OneTimeLink;
  label: string;
  isOnly: boolean;
  isFirst: boolean;
}) {
  const { t } = useTranslation();
  const { field, isCopied, copy } = useCopiedLink(link.url);
  const button = (
    <Button
      variant={isOnly ? 'contained' : 'outlined'}
      autoFocus={isFirst}
      onClick={() => void copy()}
      sx={{ flexShrink: 0, alignSelf: 'center' }}
      {...(!isOnly && { 'aria-label': `${isCopied ? t('Copied') : t('Copy link')}: ${link.name}` })}
    >
      {isCopied ? t('Copied') : t('Copy link')}
    </Button>
  );
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label={label}
        value={link.url}
        fullWidth
        inputRef={field}
        slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
      />
      {button}
    </Stack>
  );
}

interface LinkDialogProps {
  links: readonly OneTimeLink[];
  onClose: () => void;
}

/** What the dialog is of, and how long its links work. */
function useWords(links: readonly OneTimeLink[]) {
  const { t } = useTranslation();
  const [first] = links;
  if (!first || links.length > 1) {
    return {
      title: t('Invitations'),
      text: t('Hand these links over now: each works once, until {{until}}, and they are not shown again.', {
        until: formatInstant(first?.expiresAt ?? ''),
      }),
    };
  }
  const { name, kind, expiresAt } = first;
  return {
    title: kind === 'invite' ? t('Invitation for {{name}}', { name }) : t('Password reset for {{name}}', { name }),
    text: t('Hand this link over now: it works once, until {{until}}, and it is not shown again.', {
      until: formatInstant(expiresAt),
    }),
  };
}

/** Shows one-time links this once: the server keeps only their hashes. */
export function LinkDialog({ links, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { title, text } = useWords(links);
  const isOnly = links.length === 1;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <Stack spacing={2}>
          {links.map((link, index) => (
            <LinkField
              key={link.url}
              link={link}
              label={isOnly ? t('Link') : link.name}
              isOnly={isOnly}
              isFirst={index === 0}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
