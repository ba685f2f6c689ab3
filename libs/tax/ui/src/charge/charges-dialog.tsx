import { useTranslation } from '@freightdesk/shared-i18n';
import {
  FormDialog,
  gridLines,
  type RecordSchema,
  type SchemaForm,
  SwitchInput,
  TextInput,
  useFieldArray,
  useRecordForm,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import {
  asSaid,
  type ChargedGoods,
  type ChargesInput,
  type KeptCharge,
  type KeptChargeInput,
} from '@freightdesk/tax-contract';
import { chargesInput } from '@freightdesk/tax-contract/schema';
import type { ReactNode } from 'react';
import { useChargeHeads } from '../charge-head/charge-input';
import { blankCharge, chargeFields, currenciesOf, type PickedParty } from './charge-line';
import { ChargeLines } from './charge-lines';
import { ChargeSums } from './charge-sums';
import { useDatedRates } from './use-dated-rates';

/** A job or a docket, as far as its charges are concerned. */
export interface ChargedRow {
  id: string;
  version: number;
  date: string;
  charges: readonly KeptCharge[];
}

export interface PartyField extends PickedParty<ChargesInput> {
  form: SchemaForm<ChargesInput>;
  /** The party that the line names already. */
  chosen: { id: string; name: string } | null;
}

/** What is waived is not sold; what it costs stays. */
const asSold = (line: KeptChargeInput): KeptChargeInput => (line.waivedReason ? { ...line, sellRate: null } : line);

interface ChargesDialogProps<Row extends ChargedRow> {
  title: string;
  record: Row;
  recordSchema: RecordSchema<Row>;
  goods: ChargedGoods;
  containerTypes?: readonly { value: string; label: string }[];
  hasLegs?: boolean;
  send: (input: ChargesInput, standing: Row) => Promise<unknown>;
  /** The field that picks a party; whoever opens the dialog has the picker. */
  pick: (field: PartyField) => ReactNode;
  onSaved: () => void;
  onClose: () => void;
}

const startOf = ({ charges }: { charges: readonly KeptCharge[] }): ChargesInput => ({
  charges: charges.map((charge) => ({ ...asSaid(charge), ...currenciesOf(charge) })),
});
const newLine: KeptChargeInput = { ...blankCharge, isAccrued: false, waivedReason: null };

const partiesOf = ({ charges }: { charges: readonly KeptCharge[] }) =>
  charges.flatMap(({ vendor, billTo }) => [vendor, billTo]).filter((party) => party !== null);

/** The charges of a record, as they are kept; the record stands beside and is not touched. */
export function ChargesDialog<Row extends ChargedRow>(props: ChargesDialogProps<Row>) {
  const { title, record, recordSchema, goods, containerTypes, hasLegs, send, pick, onSaved, onClose } = props;
  const { t } = useTranslation();
  const { form, saving, standing } = useRecordForm<ChargesInput, unknown, Row>({
    schema: chargesInput,
    record,
    recordSchema,
    startOf: (current) => startOf(current ?? record),
    namesOf: partiesOf,
    lists: [
      {
        path: 'charges',
        label: t('Charges'),
        textOf: ({ charges }) => charges.map(({ description }) => description).join(', '),
      },
    ],
    send: (input, current) => send(input, current ?? record),
  });
  const lines = useFieldArray({ control: form.control, name: 'charges', keyName: 'key' });
  const typed = useWatch({ control: form.control, name: 'charges' }).map(asSold);
  const rates = useDatedRates(record.date);
  const known = partiesOf(standing ?? record);
  return (
    <FormDialog
      {...saving}
      title={title}
      submitLabel={t('Save charges')}
      maxWidth="xl"
      onSaved={onSaved}
      onClose={onClose}
    >
      <ChargeLines
        form={form}
        {...gridLines(
          { ...lines, fields: lines.fields.map(({ key }) => ({ id: key })) },
          { blank: newLine, lineAt: (index) => ({ ...newLine, ...form.getValues(`charges.${index}`) }) },
        )}
        heads={useChargeHeads()}
        fieldsOf={chargeFields('charges')}
        typed={typed}
        rates={rates}
        goods={goods}
        {...(containerTypes && { containerTypes })}
        {...(hasLegs !== undefined && { hasLegs })}
        pick={({ name, role }) => {
          const id: unknown = form.getValues(name);
          return pick({ form, name, role, chosen: known.find((party) => party.id === id) ?? null });
        }}
        further={(index) => (
          <>
            <SwitchInput form={form} name={`charges.${index}.isAccrued`} />
            <TextInput form={form} name={`charges.${index}.waivedReason`} hint={t('It is then not billed')} />
          </>
        )}
      />
      <ChargeSums charges={typed} rates={rates} />
    </FormDialog>
  );
}
