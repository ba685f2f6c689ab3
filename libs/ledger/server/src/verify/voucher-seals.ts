import { hashOfRow, partsOf, type SealSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** A voucher with its postings: account, party, job, tax head and rate, to the paisa. */
export const voucherSeals: SealSource = {
  source: 'voucher',
  rows: sql`
    select v.id, v.type || ' ' || v.document_number || ' (voucher ' || v.id || ')' as name,
      ${hashOfRow('v', { parts: [partsOf('posting', 'voucher_id', { owner: 'v', order: 'line_no' })] })} as hash
    from voucher v`,
};
