import type { Bank } from '@freightdesk/banks-contract';
import { lazy, Suspense } from 'react';

/** Forms carry the form library and the schemas, so they are fetched when one is opened first. */
const BankFormDialog = lazy(() => import('./bank-form-dialog').then((chunk) => ({ default: chunk.BankFormDialog })));
const TransferDialog = lazy(() =>
  import('../transfer/transfer-dialog').then((chunk) => ({ default: chunk.TransferDialog })),
);

export type OpenDialog = { kind: 'add' } | { kind: 'edit'; bank: Bank } | { kind: 'transfer'; from?: Bank };

export function BankDialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'transfer' ? (
        <TransferDialog from={dialog.from} onClose={onClose} />
      ) : (
        <BankFormDialog bank={dialog.kind === 'edit' ? dialog.bank : null} onClose={onClose} />
      )}
    </Suspense>
  );
}
