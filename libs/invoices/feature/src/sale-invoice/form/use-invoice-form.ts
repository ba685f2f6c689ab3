import { numberSeriesProblems } from '@freightdesk/company-contract';
import { problemOf, queryOf, useSave } from '@freightdesk/data-access-api';
import {
  addSaleInvoice,
  type AddSaleInvoiceInput,
  editSaleInvoice,
  isAddable,
  issueSaleInvoice,
  previewInvoiceNumber,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { addSaleInvoiceInput, saleInvoiceSchema } from '@freightdesk/invoices-contract/schema';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useToldOf, useWatch } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import { headOf, lineAfter, useDocumentForm, usualRate } from '../../document/document-form';

export type InvoiceFormOf = SchemaForm<AddSaleInvoiceInput>;

/** A new document that begins with nothing. */
export const blank = () => ({
  ...{ kind: 'TAX_INVOICE' as const, currency: 'INR' as const },
  date: systemClock.today(),
  roundOff: true,
  reverseCharge: false,
  exportWithPayment: false,
  sezUnderLut: false,
  lines: [lineAfter()],
});

/** A draft as its form starts: what was typed, without what was computed of it. */
export const startOf = ({ placeOfSupply, placeOfSupplyReason, lines, ...draft }: SaleInvoice) => ({
  ...headOf(draft),
  kind: isAddable(draft.kind) ? draft.kind : undefined,
  ...(draft.kind === 'DEBIT_NOTE' && { againstInvoiceId: draft.againstInvoiceId }),
  placeOfSupply: placeOfSupplyReason ? placeOfSupply.stateCode : null,
  placeOfSupplyReason,
  reverseCharge: draft.reverseCharge,
  exportWithPayment: draft.exportWithPayment,
  sezUnderLut: draft.sezUnderLut,
  withoutLutReason: draft.withoutLutReason,
  roundOff: draft.roundOff,
  discountPercent: draft.discountPercent,
  discountMinor: draft.discountPercent === null && draft.discountMinor > 0 ? draft.discountMinor : null,
  notes: draft.notes,
  termIds: draft.termIds,
  lines: lines.map(({ description, sac, quantity, rate, discountMinor, gstRate, taxability, ...named }) => ({
    ...{ description, sac, quantity, rate, gstRate, taxability },
    ...{ jobId: named.jobId, docketId: named.docketId, chargeId: named.chargeId, chargeHeadId: named.chargeHeadId },
    ...(discountMinor > 0 && { discountMinor }),
  })),
});

type Kind = AddSaleInvoiceInput['kind'];

/** What is paid on a customer's behalf is outside GST, unless it is marked up and so a supply of ours (CGST Rules, rule 33). */
export const taxabilityAt = (kind: Kind, gstRate: string) =>
  kind === 'REIMBURSEMENT' && Number(gstRate) === 0 ? 'NON_GST' : 'TAXABLE';

/** What a line bears that nobody has rated. */
const unrated = (kind: Kind) => {
  const gstRate = kind === 'REIMBURSEMENT' ? '0' : usualRate;
  return { gstRate, taxability: taxabilityAt(kind, gstRate) } as const;
};

/** A document that turns into a reimbursement, or is none any more, takes the lines along that no head of charges rates. */
export function turnLines({ getValues, setValue }: InvoiceFormOf, from: Kind, to: Kind): void {
  if (from === to || ![from, to].includes('REIMBURSEMENT')) return;
  getValues('lines').forEach((line, index) => {
    if (!line.chargeHeadId && !line.chargeId)
      setValue(`lines.${index}`, { ...line, ...unrated(to) }, { shouldDirty: true });
  });
}

/** Lines whose jobs and dockets have names already. */
export interface NamedLines {
  lines: readonly Pick<SaleInvoice['lines'][number], 'jobId' | 'jobNumber' | 'docketId' | 'docketNumber'>[];
}

/** What a new document begins with, and whose names are known before anybody chose. */
export interface BegunDocument {
  values: DefaultValues<AddSaleInvoiceInput>;
  named: NamedLines & { party: { id: string; name: string } };
}

const dateOf = ({ date }: { date?: string | undefined }) => date;

const isOfSeries = (refusal: unknown): true | null =>
  problemOf(refusal)?.code === numberSeriesProblems.date_before_series.code || null;

/** The query of the number that the document in the form would take. */
const nextNumberOf = ({ kind, date, branchId }: Partial<Pick<AddSaleInvoiceInput, 'kind' | 'date' | 'branchId'>>) => ({
  ...queryOf(previewInvoiceNumber, { kind: kind ?? 'TAX_INVOICE', date: date ?? '', ...(branchId && { branchId }) }),
  enabled: typeof date === 'string' && isBusinessDate(date),
});

export type NextNumber = ReturnType<typeof nextNumberOf>;

/** The form of a document, and how it is added, written anew and issued. */
export function useInvoiceForm(draft: SaleInvoice | null, begun?: BegunDocument | null) {
  const { t } = useTranslation();
  const add = useSave(addSaleInvoice);
  const edit = useSave(editSaleInvoice);
  const issue = useSave(issueSaleInvoice);
  const { toldOf, watch } = useToldOf(dateOf, isOfSeries);

  const { form, saving } = useDocumentForm({
    schema: addSaleInvoiceInput,
    draft,
    recordSchema: saleInvoiceSchema,
    startOf: (known) => (known ? startOf(known) : (begun?.values ?? blank())),
    lines: { path: 'lines', label: t('Charges') },
    watch,
    add: async (values, issues) => {
      const { dateOverrideReason: _ifRefused, ...input } = values;
      return (await add({ ...input, ...reasonIn(values), issue: issues })).data;
    },
    change: async ({ issue: _addsOnly, dateOverrideReason: _issuesOnly, ...terms }, standing) =>
      (await edit({ ...terms, ...standing })).data,
    post: (standing, values) => issue({ ...standing, ...reasonIn(values) }),
  });
  const [kind, date, branchId] = useWatch({ control: form.control, name: ['kind', 'date', 'branchId'] });
  const number = nextNumberOf({ kind, date, branchId });
  const { data: next } = useQuery(number);
  /** An administrator may then say why it bears its date. Another document may have been issued since the number was asked. */
  const isDateEarly = next?.later !== undefined || toldOf({ date }) !== null;
  /** A reason is sent for the date that it was asked for, not for another that was typed since. */
  const reasonIn = ({ dateOverrideReason }: AddSaleInvoiceInput): Pick<AddSaleInvoiceInput, 'dateOverrideReason'> =>
    isDateEarly ? { dateOverrideReason } : {};
  return { form, saving, number, isDateEarly };
}
