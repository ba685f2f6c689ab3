import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { reportAccess } from '../access';
import type { GstReturn, GstReturnQuery } from './gst-return.schema';

const gstReturn = { method: 'GET', access: reportAccess.read, work: 'long', envelope: 'whole' } as const;

export const readGstr1 = defineEndpoint<GstReturnQuery, GstReturn>({
  name: 'gst-returns.gstr1',
  ...gstReturn,
  path: '/gst/gstr1',
  summary:
    'GSTR-1 of a month as the portal takes it, tied to reports and ledger; `format=json` is the portal’s file alone.',
});

export const readGstr3b = defineEndpoint<GstReturnQuery, GstReturn>({
  name: 'gst-returns.gstr3b',
  ...gstReturn,
  path: '/gst/gstr3b',
  summary:
    'GSTR-3B of a month as the portal takes it, tied to reports and ledger; `format=json` is the portal’s file alone.',
});
