import { id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { type AccountKind, accountKinds, type ControlKind, controlKinds } from './account.rules';

export const accountSchema = record({
  id: id().required(),
  code: string().required(),
  name: string().required(),
  kind: string<AccountKind>().oneOf(accountKinds).required(),
  control: string<ControlKind>().oneOf(controlKinds).nullable().defined(),
});
export type Account = InferType<typeof accountSchema>;
