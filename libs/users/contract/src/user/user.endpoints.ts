import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { userAccess } from '../access';
import { userList } from './user.list';
import type {
  AddUserInput,
  BlockUserInput,
  InvitedUser,
  ListedUser,
  ResetLink,
  UpdateUserInput,
  User,
} from './user.schema';

const managing = { method: 'POST', access: userAccess.manage, touches: ['users'] } as const;

export const listUsers = defineEndpoint<ListInput, Page<ListedUser>>({
  name: 'users.list',
  method: 'GET',
  path: '/user/list',
  access: userAccess.manage,
  summary: 'Everyone who can sign in, is invited or blocked.',
  list: userList,
});

export const addUser = defineEndpoint<AddUserInput, InvitedUser>({
  ...managing,
  name: 'users.add',
  path: '/user/add',
  summary: 'Invites a user. The answer holds the one-time link to hand over.',
  status: 201,
});

export const updateUser = defineEndpoint<UpdateUserInput, User>({
  ...managing,
  name: 'users.update',
  path: '/user/update',
  summary: 'Changes name or role. A new role holds from the next request of any live token.',
});

export const removeUser = defineEndpoint<SeenInput, Gone>({
  ...managing,
  name: 'users.remove',
  path: '/user/remove',
  summary: 'Removes a user: name and address are blanked, what they did keeps their id.',
});

export const blockUser = defineEndpoint<BlockUserInput, User>({
  ...managing,
  name: 'users.block',
  path: '/user/block',
  summary: 'Blocks a user, which ends their sessions, or lifts the block.',
});

/** For an invited user the link is a new invitation: they have no password to reset. */
export const makeResetLink = defineEndpoint<IdInput, ResetLink>({
  ...managing,
  name: 'users.resetLink',
  path: '/user/reset-link',
  summary: 'Makes a one-time link by which a user sets a new password.',
});
