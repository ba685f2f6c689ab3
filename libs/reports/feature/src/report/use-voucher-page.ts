import { isVoucherType, voucherRecord } from '@freightdesk/ledger-contract';
import { useRecordPage } from '@freightdesk/shared-route';
import { useCallback } from 'react';

/** The page of the document behind a voucher; null where there is none. */
export function useVoucherPage() {
  const pageOf = useRecordPage();
  return useCallback(
    (type: string, documentId: string): string | null => {
      const record = isVoucherType(type) ? voucherRecord[type] : undefined;
      return record === undefined ? null : pageOf(record, documentId);
    },
    [pageOf],
  );
}
