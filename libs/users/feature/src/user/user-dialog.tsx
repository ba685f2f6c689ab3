import type { User } from '@freightdesk/users-contract';
import { lazy, Suspense } from 'react';
import type { OneTimeLink } from './link-dialog';

const InviteUserDialog = lazy(async () => ({ default: (await import('./invite-user-dialog')).InviteUserDialog }));
const EditUserDialog = lazy(async () => ({ default: (await import('./edit-user-dialog')).EditUserDialog }));
const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog')).LinkDialog }));

export type OpenDialog =
  { kind: 'invite' } | { kind: 'edit'; user: User } | { kind: 'link'; links: readonly OneTimeLink[] };

interface UserDialogProps {
  dialog: OpenDialog;
  onLinks: (links: readonly OneTimeLink[]) => void;
  onClose: () => void;
}

export function UserDialog({ dialog, onLinks, onClose }: UserDialogProps) {
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'invite' && <InviteUserDialog onLinks={onLinks} onClose={onClose} />}
      {dialog.kind === 'edit' && <EditUserDialog user={dialog.user} onClose={onClose} />}
      {dialog.kind === 'link' && <LinkDialog links={dialog.links} onClose={onClose} />}
    </Suspense>
  );
}
