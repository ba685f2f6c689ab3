import { problemOf, useSave } from '@freightdesk/data-access-api';
import {
  addPurchaseInvoice,
  type AddPurchaseInvoiceInput,
  costAccountOf,
  postPurchaseInvoice,
  type PurchaseInvoice,
  type PurchaseInvoiceLine,
  purchaseInvoiceProblems,
  purchasePaths,
  supplierNumberKey,
  updatePurchaseInvoice,
} from '@freightdesk/invoices-contract';
import { addPurchaseInvoiceInput, purchaseInvoiceSchema } from '@freightdesk/invoices-contract/schema';
import type { TdsNature } from '@freightdesk/parties-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type FormSchema, type SchemaForm, useToldOf } from '@freightdesk/shared-ui/forms';
import { headOf, lineAfter, useDocumentForm } from '../../document/document-form';

/** A nature, what the vendor's record says, or that nothing is deducted. A field can't tell left out from nothing. */
export type TdsChoice = TdsNature | 'OWN' | 'NONE';

/** A bill as its form holds it. */
export type PurchaseValues = Omit<AddPurchaseInvoiceInput, 'tdsNature'> & { tdsNature: TdsChoice };

export type PurchaseFormOf = SchemaForm<PurchaseValues>;

/** What the choice says to the server: nothing, for the vendor's own; null for none. */
export function saidNature(choice: TdsChoice): TdsNature | null | undefined {
  if (choice === 'OWN') return undefined;
  return choice === 'NONE' ? null : choice;
}

const natureOf = (choice: TdsChoice): { tdsNature?: TdsNature | null } => {
  const said = saidNature(choice);
  return said === undefined ? {} : { tdsNature: said };
};

/** The bill as the server takes it. */
const inputOf = ({ tdsNature, ...rest }: PurchaseValues): AddPurchaseInvoiceInput => ({
  ...rest,
  ...natureOf(tdsNature),
});

const holdsBill = (value: unknown): value is PurchaseValues =>
  typeof value === 'object' && value !== null && 'tdsNature' in value;

/** The contract's schema over what the form holds. */
const purchaseSchema: FormSchema<PurchaseValues> = {
  describe: () => addPurchaseInvoiceInput.describe(),
  async validate(value, options) {
    if (!holdsBill(value)) throw new TypeError('The form holds a bill.');
    const input = await addPurchaseInvoiceInput.validate(inputOf(value), options);
    return { ...input, tdsNature: value.tdsNature };
  },
};

/** Every member that a form asks for, so that a draft kept in the browser is whole. */
const newPurchase = () => ({
  date: systemClock.today(),
  currency: 'INR' as const,
  reverseCharge: false,
  itcEligible: true,
  tdsNature: 'OWN' as const,
  lines: [lineAfter()],
});

/** An account that the rule would choose anyway stays the rule's, so that another SAC chooses another. */
const chosenAccount = ({ accountCode, sac, jobId }: Pick<PurchaseInvoiceLine, 'accountCode' | 'sac' | 'jobId'>) =>
  accountCode === costAccountOf({ sac, jobId }) ? null : accountCode;

const typedOf = (line: Omit<PurchaseInvoiceLine, 'accountCode'>) => {
  const { description, sac, quantity, rate, gstRate, taxability, jobId, docketId, chargeId, chargeHeadId } = line;
  return { description, sac, quantity, rate, gstRate, taxability, jobId, docketId, chargeId, chargeHeadId };
};

/** A draft as its form starts: what was typed, without what was computed of it. */
const startOf = (draft: PurchaseInvoice) => ({
  ...headOf(draft),
  supplierNumber: draft.supplierNumber,
  supplierDate: draft.supplierDate,
  reverseCharge: draft.reverseCharge,
  itcEligible: draft.itcEligible,
  tdsNature: draft.tdsNature ?? ('NONE' as const),
  ...(draft.roundOffPaise !== 0 && { roundOffPaise: draft.roundOffPaise }),
  ...(draft.statedTax && { statedTax: draft.statedTax }),
  lines: draft.lines.map(({ accountCode, ...line }) => ({
    ...typedOf(line),
    accountCode: chosenAccount({ ...line, accountCode }),
  })),
});

/** A new bill like another one, for what is on the next paper: its number, its date and what the vendor stated there are typed. */
const likeOf = (bill: PurchaseInvoice) => {
  const { supplierNumber: _no, supplierDate: _day, roundOffPaise: _odd, statedTax: _stated, ...alike } = startOf(bill);
  const lines = alike.lines.map((line) => ({ ...line, jobId: null, docketId: null, chargeId: null }));
  return { ...alike, date: systemClock.today(), exchangeRate: null, lines };
};

interface Named {
  supplierNumber?: string | undefined;
  partyId?: string | undefined;
}

const keyOf = ({ supplierNumber = '', partyId = '' }: Named) => `${partyId} ${supplierNumberKey(supplierNumber)}`;

/** The bill that a refusal names as the one that is entered already. */
function billIn(refusal: unknown): string | null {
  const problem = problemOf(refusal);
  if (problem?.code !== purchaseInvoiceProblems.duplicate_supplier_invoice.code) return null;
  const { invoice } = problem;
  return typeof invoice === 'object' && invoice !== null && 'id' in invoice && typeof invoice.id === 'string'
    ? invoice.id
    : null;
}

/** What is known of a bill before it is typed. */
export interface ExpectedBill {
  party: { id: string; name: string };
  lines: readonly (ReturnType<typeof lineAfter> & { docketId: string; docketNumber: string })[];
}

const typedOfExpected = ({ party, lines }: ExpectedBill) => ({
  partyId: party.id,
  lines: lines.map(({ docketNumber: _named, ...line }) => line),
});

/** What a form begins with: a draft, a bill like another, one that is expected, or nothing. */
export interface BegunBill {
  draft: PurchaseInvoice | null;
  like: PurchaseInvoice | null;
  expected: ExpectedBill | null;
}

/** The form of a bill, and how it is added, written anew and posted. */
export function usePurchaseForm({ draft, like, expected }: BegunBill) {
  const { t } = useTranslation();
  const add = useSave(addPurchaseInvoice);
  const update = useSave(updatePurchaseInvoice);
  const post = useSave(postPurchaseInvoice);
  const { toldOf, watch } = useToldOf(keyOf, billIn);

  const begun = () => {
    if (like) return likeOf(like);
    return { ...newPurchase(), ...(expected && typedOfExpected(expected)) };
  };
  const { form, saving } = useDocumentForm({
    schema: purchaseSchema,
    draft,
    recordSchema: purchaseInvoiceSchema,
    startOf: (known) => (known ? startOf(known) : begun()),
    lines: { path: 'lines', label: t('Costs') },
    watch,
    add: (values, posts) => {
      const { costOverrideReason, ...terms } = inputOf(values);
      return add({ ...terms, post: posts, ...(posts && { costOverrideReason }) });
    },
    change: (values, standing) => {
      const { post: _addsOnly, costOverrideReason: _postsOnly, ...terms } = inputOf(values);
      return update({ ...terms, ...standing });
    },
    post: (standing, { costOverrideReason }) => post({ ...standing, costOverrideReason }),
  });
  return {
    form,
    saving,
    /** Where the bill can be looked at that has the vendor's number already; null while none is known. */
    sameBillHref: (typed: Named) => {
      const id = toldOf(typed);
      return id === null ? null : purchasePaths.edit.href(id);
    },
  };
}
