import { useSave } from '@freightdesk/data-access-api';
import {
  addPurchaseInvoice,
  postPurchaseInvoice,
  type PurchaseInvoice,
  updatePurchaseInvoice,
} from '@freightdesk/invoices-contract';
import { purchaseInvoiceSchema } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useStaleSave } from '@freightdesk/shared-ui/forms';
import { useRef } from 'react';
import { linesInWords, namesIn } from '../../document/draft-in-words';
import { purchaseDefaultsOf } from './purchase-defaults';
import { type PurchaseFormOf, purchaseInputOf, type PurchaseValues } from './purchase-form.schema';
import { useSameBill } from './use-same-bill';

/**
 * Writes what the form holds. A new bill is posted in the one call that adds it; a kept draft is written first and posted then,
 * and should the posting be refused the next try goes on from the draft as it was written.
 */
function usePurchaseWriting() {
  const { mutateAsync: add } = useSave(addPurchaseInvoice);
  const { mutateAsync: update } = useSave(updatePurchaseInvoice);
  const { mutateAsync: post } = useSave(postPurchaseInvoice);
  const lastWritten = useRef(0);

  return async (values: PurchaseValues, standing: PurchaseInvoice | null, posts: boolean): Promise<PurchaseInvoice> => {
    const { post: _addsOnly, ...terms } = purchaseInputOf(values);
    if (!standing) return add({ ...terms, post: posts });
    const version = Math.max(standing.version, lastWritten.current);
    const written = await update({ ...terms, id: standing.id, version });
    lastWritten.current = written.version;
    return posts ? post({ id: written.id, version: written.version }) : written;
  };
}

/** Saves the form, as a draft or posted at once, also where somebody else wrote the draft meanwhile. */
export function usePurchaseSaving(form: PurchaseFormOf, draft: PurchaseInvoice | null) {
  const { t } = useTranslation();
  const write = usePurchaseWriting();
  const { hrefFor, watch } = useSameBill();
  const posts = useRef(false);
  const { save, contested } = useStaleSave({
    form,
    record: draft,
    currentOf: (current) => (purchaseInvoiceSchema.isValidSync(current) ? current : null),
    startOf: purchaseDefaultsOf,
    namesOf: namesIn,
    lists: [{ path: 'lines', label: t('Costs'), textOf: linesInWords }],
    onSubmit: (values, standing) => {
      const isMeant = posts.current;
      posts.current = false;
      return watch(values, write(values, standing, isMeant));
    },
  });
  return {
    save,
    contested,
    /** Where the bill is that has the vendor's number already. */
    sameBillHref: hrefFor,
    /** Told just before the form is sent: what is sent is to be posted. */
    postNext: () => {
      posts.current = true;
    },
  };
}
