import { firstOf } from '@freightdesk/shared-server-kit';

/** Each desk signs in as itself: until somebody is invited, one person has the rights of all. */
export const firstColleague = firstOf({
  name: 'user.first',
  record: 'first colleague',
  read: 'user.manage',
  label: 'First colleague',
  act: 'Invite',
  those: (db) => db.selectFrom('appUser').select('appUser.id').offset(1),
});
