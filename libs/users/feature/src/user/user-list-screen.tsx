import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ListPage } from '@freightdesk/shared-ui';
import { listUsers, type User } from '@freightdesk/users-contract';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { OneTimeLink } from './link-dialog';
import { useUserActions } from './use-user-actions';
import { userColumns } from './user-columns';
import { type OpenDialog, UserDialog } from './user-dialog';

/** Who is here now is of use beside the list, so it comes after the list. */
const PeopleHere = lazy(async () => ({ default: (await import('./people-here')).PeopleHere }));

export const askAhead = rowsAhead(listUsers);

/** Everyone who can sign in, is invited or blocked; only administrators come here. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listUsers);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const edit = useCallback((user: User) => setDialog({ kind: 'edit', user }), []);
  const showLinks = useCallback((links: readonly OneTimeLink[]) => setDialog({ kind: 'link', links }), []);
  const rowActions = useUserActions({ onEdit: edit, onLink: (link) => showLinks([link]) });
  // A form that is saved may have opened the link it made; that one stays.
  const close = () => setDialog((open) => (open === dialog ? null : open));
  const invite = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDialog({ kind: 'invite' })}>
      {t('Invite user')}
    </Button>
  );

  return (
    <ListPage
      title={t('User management')}
      label={t('Users')}
      action={invite}
      besides={
        <Suspense>
          <PeopleHere />
        </Suspense>
      }
      list={list}
      columns={userColumns}
      onOpen={edit}
      rowActions={rowActions}
      empty={{ title: t('No users yet'), text: t('Invite the people who work here.') }}
    >
      {dialog && <UserDialog dialog={dialog} onLinks={showLinks} onClose={close} />}
    </ListPage>
  );
}
