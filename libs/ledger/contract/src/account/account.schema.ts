import { boolean, id, type InferType, record, string, version } from '@freightdesk/shared-endpoint/schema';
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
  version: version().required(),
});
export type Account = InferType<typeof accountSchema>;
