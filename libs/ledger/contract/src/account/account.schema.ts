import {
  boolean,
  id,
  type InferType,
  minorUnits,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type AccountGroup, accountGroupCodes } from './account-groups.data';
import { type AccountKind, accountKinds, type ControlKind, controlKinds } from './account.rules';

export const accountSchema = record({
  id: id().required(),
  code: string().required(),
  name: string().required(),
  kind: string<AccountKind>().oneOf(accountKinds).required(),
  control: string<ControlKind>().oneOf(controlKinds).nullable().defined(),
  /** An archived account takes no more postings. */
  active: boolean().required(),
  /** The company's own, beside those that it started with. */
  isOwn: boolean().required(),
  /** What stands on it, debit above zero. */
  balancePaise: minorUnits().required(),
  version: version().required(),
});
export type Account = InferType<typeof accountSchema>;

const name = () => string().label('Name').min(2).max(100);

/** The next free code of the group is given to it. */
export const addAccountInput = record({
  name: name().required(),
  group: string<AccountGroup>().label('Group').oneOf(accountGroupCodes).required(),
});
export type AddAccountInput = InferType<typeof addAccountInput>;

export const updateAccountInput = versioned({ name: name(), active: boolean().label('Active') });
export type UpdateAccountInput = InferType<typeof updateAccountInput>;
