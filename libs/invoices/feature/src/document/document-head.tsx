import type { Branch } from '@freightdesk/company-contract';
import type { InvoiceNumber } from '@freightdesk/invoices-contract';
import type { Party, PartyRole } from '@freightdesk/parties-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  CurrencyInput,
  DocumentDateInput,
  type DocumentDateInputProps,
  FormGrid,
  type SchemaForm,
  SelectInput,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import { ExchangeRateInput } from '@freightdesk/tax-ui';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** The fields that the head of every document has. */
export const headFields = {
  party: 'partyId',
  gstin: 'partyGstin',
  branch: 'branchId',
  date: 'date',
  currency: 'currency',
  exchangeRate: 'exchangeRate',
} as const;

interface DocumentHeadProps<Values extends FieldValues> {
  title: string;
  form: SchemaForm<Values>;
  fields: Record<keyof typeof headFields, FieldPath<Values>>;
  role: PartyRole;
  /** The document as it was kept; null for a new one. */
  draft: { party: { id: string; name: string } } | null;
  /** The party that is chosen, and where we may be. */
  party: Party | null;
  branches: readonly Branch[];
  onPartyChosen: () => void;
  date: {
    label?: string;
    /** What is told at the date of the number that it leads to. */
    toldOf: (next: InvoiceNumber) => Pick<DocumentDateInputProps<Values>, 'hint' | 'problem'>;
    number: UseQueryOptions<InvoiceNumber, Error, InvoiceNumber, QueryKey>;
  };
  /** Stands before the date, such as what is on the vendor's paper. */
  beforeDate?: ReactNode;
  afterDate?: ReactNode;
  afterBranch?: ReactNode;
}

/** With whom a document is made, under which registrations, when and in which currency. */
export function DocumentHead<Values extends FieldValues>(props: DocumentHeadProps<Values>) {
  const { title, form, fields, role, draft, party, branches, onPartyChosen, date } = props;
  const { t } = useTranslation();
  const day: unknown = useWatch({ control: form.control, name: fields.date });
  const { data: next } = useQuery({ ...date.number, enabled: typeof day === 'string' && isBusinessDate(day) });
  const gstins = (party?.registrations ?? []).flatMap(({ gstin }) => (gstin ? [{ value: gstin, label: gstin }] : []));
  return (
    <SectionCard title={title}>
      <FormGrid>
        <PartyPicker
          form={form}
          name={fields.party}
          role={role}
          chosen={draft?.party ?? null}
          onChosen={onPartyChosen}
          autoFocus={draft === null}
        />
        {gstins.length > 1 && (
          <SelectInput form={form} name={fields.gstin} options={gstins} emptyLabel={t('The first one')} />
        )}
        {props.beforeDate}
        <DocumentDateInput form={form} name={fields.date} mayWait label={date.label} {...(next && date.toldOf(next))} />
        {props.afterDate}
        {branches.length > 1 && (
          <SelectInput
            form={form}
            name={fields.branch}
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            emptyLabel={t('Head office')}
          />
        )}
        {props.afterBranch}
        <CurrencyInput form={form} name={fields.currency} />
        <ExchangeRateInput form={form} fields={fields} />
      </FormGrid>
    </SectionCard>
  );
}
