export { type Account, accountSchema } from './account/account.schema';
