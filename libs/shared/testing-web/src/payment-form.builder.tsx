/** A form with a field of each kind, as specs of the form kit show it. */
import { queryOf } from '@freightdesk/data-access-api';
import { settableClock } from '@freightdesk/shared-calendar';
import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import {
  boolean,
  businessDate,
  decimalText,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import {
  AmountInput,
  ComboInput,
  DateInput,
  DecimalInput,
  FormDialog,
  type Option,
  SelectInput,
  SwitchInput,
  TextInput,
  useSchemaForm,
} from '@freightdesk/shared-ui/forms';
import { screen } from '@testing-library/react';

interface Party {
  id: string;
  name: string;
}

export const listParties = defineEndpoint<ListInput, Page<Party>>({
  name: 'parties.list',
  method: 'GET',
  path: '/party/list',
  access: 'party.read',
  summary: 'Parties.',
});

export const paymentInput = record({
  reference: string().required().label('Reference').max(10).meta({ hint: 'As on the cheque.' }),
  ifsc: string().optional().label('IFSC'),
  amountPaise: minorUnits().required().label('Amount'),
  date: businessDate().required().label('Date'),
  rate: decimalText().optional().label('Rate'),
  mode: string().oneOf(['NEFT', 'CASH']).optional().label('Mode'),
  isAdvance: boolean().optional().label('Advance'),
  partyId: string().optional().label('Party'),
});
export type PaymentInput = InferType<typeof paymentInput>;

const clock = settableClock('2026-11-21T04:00:00Z');
export const acme: Party = { id: 'p-1', name: 'Acme Exports' };
const optionOf = ({ id, name }: Party): Option => ({ id, label: name });

interface PaymentFormProps {
  save?: (input: PaymentInput) => Promise<unknown>;
  start?: Partial<PaymentInput>;
  onClose?: () => void;
  againLabel?: string;
  keeps?: readonly (keyof PaymentInput)[];
}

export function Fields({ form }: { form: ReturnType<typeof useSchemaForm<PaymentInput>> }) {
  const modes = [
    { value: 'NEFT', label: 'Bank transfer' },
    { value: 'CASH', label: 'Cash' },
  ];
  return (
    <>
      <TextInput form={form} name="reference" />
      <TextInput form={form} name="ifsc" uppercase />
      <AmountInput form={form} name="amountPaise" />
      <DateInput form={form} name="date" clock={clock} />
      <DecimalInput form={form} name="rate" currency="INR" />
      <SelectInput form={form} name="mode" options={modes} emptyLabel="None" />
      <SwitchInput form={form} name="isAdvance" />
      <ComboInput
        form={form}
        name="partyId"
        search={(q) => queryOf(listParties, { q, pageSize: 10 })}
        optionsOf={(page) => page.data.map(optionOf)}
        onCreate={(name) => Promise.resolve({ id: 'p-new', label: name })}
      />
    </>
  );
}

export const nothing = () => undefined;
export const saved = () => Promise.resolve();

export function PaymentForm({ save = saved, start = {}, onClose = nothing, ...again }: PaymentFormProps) {
  const form = useSchemaForm(paymentInput, start);
  return (
    <FormDialog form={form} title="Add payment" submitLabel="Save" {...again} onSubmit={save} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}

/** All that a payment needs. */
export const complete = { reference: 'N123', amountPaise: 100, date: '2026-11-21' };
export const field = (name: string) => screen.getByRole('textbox', { name });
export const press = (name: string) => screen.getByRole('button', { name });
