import { defineProblems } from '@freightdesk/shared-endpoint';

export const userProblems = defineProblems({
  duplicate_user: { status: 409, message: 'Someone with this e-mail address is already there.' },
  blocked_user: { status: 409, message: 'This person is blocked. Lift the block first.' },
  last_admin: { status: 409, message: 'This is the last administrator who can sign in. Appoint another one first.' },
  own_account: { status: 409, message: 'You cannot do this to your own account. Ask another administrator.' },
});
