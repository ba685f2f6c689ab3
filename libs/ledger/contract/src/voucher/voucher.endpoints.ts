import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { accountAccess } from '../account/account.access';
import type { PostedVoucher, PostedVouchersQuery } from './voucher.schema';

/** Under the reports' name: whatever posts touches those, and so what is shown here is read anew with them. */
export const listPostedVouchers = defineEndpoint<PostedVouchersQuery, PostedVoucher[]>({
  name: 'reports.vouchers',
  method: 'GET',
  path: '/voucher/list',
  access: accountAccess.read,
  summary:
    'How a document of any kind stands in the ledger: its vouchers in the order they were posted, and their mirrors.',
});
