import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DataTable, PageHeader } from '@freightdesk/shared-ui';
import { listUsers } from '@freightdesk/users-contract';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useUserActions } from './use-user-actions';
import { useUserColumns } from './use-user-columns';
import { UserListToolbar } from './user-list-toolbar';

const InviteUserDialog = lazy(async () => ({ default: (await import('./invite-user-dialog')).InviteUserDialog }));
const EditUserDialog = lazy(async () => ({ default: (await import('./edit-user-dialog')).EditUserDialog }));
const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog')).LinkDialog }));

/** Everyone who can sign in, is invited or blocked; only administrators come here. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listUsers);
  const columns = useUserColumns();
  const { rowActions, dialog, open, close, link, showLink, closeLink } = useUserActions();
  const invite = (
    <Button variant="contained" startIcon={<Add />} onClick={() => open({ kind: 'invite' })}>
      {t('Invite user')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('User management')} action={invite} />
      <DataTable
        list={list}
        columns={columns}
        label={t('Users')}
        empty={{ title: t('No users yet'), text: t('Invite the people who work here.'), action: invite }}
        onOpen={(user) => open({ kind: 'edit', user })}
        rowActions={rowActions}
        toolbar={<UserListToolbar list={list} />}
      />
      <Suspense>
        {dialog?.kind === 'invite' && (
          <InviteUserDialog
            onClose={close}
            onInvited={({ name, inviteUrl }) => showLink({ name, url: inviteUrl, kind: 'invite' })}
          />
        )}
        {dialog?.kind === 'edit' && <EditUserDialog user={dialog.user} onClose={close} />}
        {link && <LinkDialog link={link} onClose={closeLink} />}
      </Suspense>
    </>
  );
}
