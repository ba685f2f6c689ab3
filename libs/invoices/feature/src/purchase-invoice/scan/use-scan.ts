import { documentFileKinds, uploadDocument } from '@freightdesk/activity-contract';
import { problemOf, useSave } from '@freightdesk/data-access-api';
import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import { fileKinds, fileLimits } from '@freightdesk/shared-endpoint';
import { useState } from 'react';

/** The bill whose scan is on its way, and why it did not arrive. */
interface SavedBill {
  bill: PurchaseInvoice;
  file: File;
  goOn: () => void;
  error: unknown;
}

interface Chosen {
  file: File | null;
  /** Why the last one that was chosen is none. */
  fault: unknown;
}

const refused = (message: string, values: Record<string, string | number> = {}) => ({
  code: 'invalid_file',
  status: 422,
  message,
  values,
});

/** What the server would say of it after it was sent. */
function faultOf({ type, size }: File): unknown {
  if (size === 0) return refused('The file is empty.');
  if (!documentFileKinds.some((kind) => kind === type)) {
    const kinds = documentFileKinds.map((kind) => fileKinds[kind]).join('/');
    return refused('Choose a file of these kinds: {{kinds}}.', { kinds });
  }
  return size > fileLimits.bytes ? refused('At most {{most}} MB.', { most: fileLimits.bytes / 1024 / 1024 }) : null;
}

/** What is wrong with the file itself says more than that something is. */
const ofFile = (error: unknown): unknown => problemOf(error)?.errors?.[0] ?? error;

const nothing: Chosen = { file: null, fault: null };

/**
 * The vendor's paper while its bill is typed. It becomes a file beside the bill once that is saved, so it is held above the form:
 * a refusal leaves it where it is, and should it not arrive, the bill stands and it is sent again.
 */
export function useScan() {
  const [chosen, setChosen] = useState(nothing);
  const [saved, setSaved] = useState<SavedBill | null>(null);
  const upload = useSave(uploadDocument);

  const leave = ({ goOn }: Pick<SavedBill, 'goOn'>) => {
    setChosen(nothing);
    setSaved(null);
    goOn();
  };
  const send = (next: Omit<SavedBill, 'error'>) => {
    setSaved({ ...next, error: null });
    upload({ record: 'purchase invoice', recordId: next.bill.id, kind: 'VENDOR_BILL', file: next.file }).then(
      () => leave(next),
      (error: unknown) => setSaved({ ...next, error: ofFile(error) }),
    );
  };
  return {
    ...chosen,
    saved,
    choose: (file: File) => {
      const fault = faultOf(file);
      setChosen(({ file: before }) => ({ file: fault === null ? file : before, fault }));
    },
    letGo: () => setChosen(nothing),
    /** Told of the bill as it was saved, and how its page goes on. */
    whenSaved: (bill: PurchaseInvoice, goOn: () => void) =>
      chosen.file ? send({ bill, file: chosen.file, goOn }) : goOn(),
    again: send,
    leave,
  };
}

export type Scan = ReturnType<typeof useScan>;
