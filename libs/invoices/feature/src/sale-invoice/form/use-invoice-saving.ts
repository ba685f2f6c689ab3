import {
  addSaleInvoice,
  type AddSaleInvoiceInput,
  editSaleInvoice,
  issueSaleInvoice,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { saleInvoiceSchema } from '@freightdesk/invoices-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useStaleSave } from '@freightdesk/shared-ui/forms';
import { useRef } from 'react';
import { linesInWords, namesIn } from '../../document/draft-in-words';
import { defaultsOf } from './invoice-defaults';
import type { InvoiceFormOf } from './invoice-form-of';
import { useRefusedDate } from './use-refused-date';

/**
 * Writes what the form holds. A new document is issued in the one call that adds it; a kept draft is written first and issued
 * then, and should the issue be refused the next try goes on from the draft as it was written.
 */
function useInvoiceWriting() {
  const { mutateAsync: add } = useSave(addSaleInvoice);
  const { mutateAsync: edit } = useSave(editSaleInvoice);
  const { mutateAsync: issue } = useSave(issueSaleInvoice);
  const lastWritten = useRef(0);

  return async (input: AddSaleInvoiceInput, standing: SaleInvoice | null, issues: boolean): Promise<SaleInvoice> => {
    if (!standing) return add({ ...input, issue: issues });
    const { issue: _addsOnly, dateOverrideReason, ...terms } = input;
    const version = Math.max(standing.version, lastWritten.current);
    const written = await edit({ ...terms, id: standing.id, version });
    lastWritten.current = written.version;
    return issues ? issue({ id: written.id, version: written.version, dateOverrideReason }) : written;
  };
}

/** Saves the form, as a draft or issued at once, also where somebody else wrote the draft meanwhile. */
export function useInvoiceSaving(form: InvoiceFormOf, draft: SaleInvoice | null) {
  const { t } = useTranslation();
  const write = useInvoiceWriting();
  const { isRefused, watch } = useRefusedDate();
  const issues = useRef(false);
  const { save, contested } = useStaleSave({
    form,
    record: draft,
    currentOf: (current) => (saleInvoiceSchema.isValidSync(current) ? current : null),
    startOf: defaultsOf,
    namesOf: namesIn,
    lists: [{ path: 'lines', label: t('Charges'), textOf: linesInWords }],
    onSubmit: ({ dateOverrideReason, ...input }, standing) => {
      const isMeant = issues.current;
      issues.current = false;
      const said = isRefused(input.date) ? { ...input, dateOverrideReason } : input;
      return watch(input.date, write(said, standing, isMeant));
    },
  });
  return {
    save,
    contested,
    /** Whether the series holds a later date than this one; an administrator may then say why it bears it. */
    isDateRefused: isRefused,
    /** Told just before the form is sent: what is sent is to be issued. */
    issueNext: () => {
      issues.current = true;
    },
  };
}
