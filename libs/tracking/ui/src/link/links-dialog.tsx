import { queryOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, Loaded, ProblemAlert, useConfirm } from '@freightdesk/shared-ui';
import {
  addTrackingLink,
  listTrackingLinks,
  revokeTrackingLink,
  type TrackingLink,
} from '@freightdesk/tracking-contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type LinkLetter, NewLink } from './new-link';

interface LinkListProps {
  links: readonly TrackingLink[];
  onRevoke: (id: string) => Promise<unknown>;
}

function LinkList({ links, onRevoke }: LinkListProps) {
  const { t } = useTranslation();
  return (
    <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {links.map(({ id, createdAt, createdBy, expiresAt }) => (
        <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" component="div" sx={{ flexGrow: 1 }}>
            {t('Opens until')} <InstantText instant={expiresAt} />
            <Typography variant="caption" component="p" color="textSecondary">
              {t('Made by {{name}}', { name: createdBy.name })} · <InstantText instant={createdAt} />
            </Typography>
          </Typography>
          <Button size="small" color="error" onClick={() => void onRevoke(id)}>
            {t('Revoke')}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}

interface LinkedKey {
  record: string;
  recordId: string;
}

/** Makes a link, and takes one back when a person is sure. */
function useLinks(of: LinkedKey) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const links = useQuery(queryOf(listTrackingLinks, of));
  const add = useMutation({ mutationFn: useSave(addTrackingLink) });
  const revoke = useSave(revokeTrackingLink);
  const askToRevoke = (id: string) =>
    confirm({
      title: t('Revoke this link?'),
      text: t('Whoever has it is told that it does not open any more.'),
      confirmLabel: t('Revoke'),
      danger: true,
      run: () => revoke({ id }),
    });
  return { links, add, askToRevoke };
}

interface LinksDialogProps {
  of: LinkedKey;
  title: string;
  /** What whoever has it sees. */
  text: string;
  /** The letter that takes it along, where there is one. */
  letter?: LinkLetter;
  /** None can be made now; those that there are can be taken back. */
  isClosed?: boolean;
  onClose: () => void;
}

/** The links by which customers open a record: one is made, copied and mailed here, and taken back. */
export function LinksDialog({ of, title, text, letter, isClosed = false, onClose }: LinksDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { links, add, askToRevoke } = useLinks(of);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{text}</DialogContentText>
        <Stack spacing={2}>
          {add.data && <NewLink key={add.data.id} url={add.data.url} letter={letter} />}
          <Loaded query={links}>{(open) => <LinkList links={open} onRevoke={askToRevoke} />}</Loaded>
          <ProblemAlert error={add.error} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Done')}
        </Button>
        {/* One at a time: what was made is copied first. */}
        {!add.data && !isClosed && (
          <Button variant="contained" autoFocus loading={add.isPending} onClick={() => add.mutate(of)}>
            {t('Make a link')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
