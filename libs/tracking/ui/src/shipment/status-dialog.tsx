import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  FormGrid,
  type FormSchema,
  InstantInput,
  type RecordSchema,
  type SchemaForm,
  SelectInput,
  TextInput,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import { type Journey, type Told, toldMoves, type Tracked } from '@freightdesk/tracking-contract';
import { useState } from 'react';
import { SkippedStates } from './skipped-states';
import { StatusNeeds } from './status-needs';
import { StatusReason } from './status-reason';
import type { StatusValues } from './status-values';
import { useStatusMove } from './use-status-move';
import { useTeller } from './use-teller';

interface Updated<Shipment> {
  data: Shipment;
  warnings: readonly { message: string }[];
}

interface StatusDialogProps<Shipment extends Tracked, Input extends StatusValues> {
  journey: Journey<Shipment>;
  shipment: Shipment;
  /** Of its job or docket. */
  number: string;
  endpoint: Endpoint<Input, Updated<Shipment>>;
  schema: FormSchema<Input>;
  recordSchema: RecordSchema<Shipment>;
  /** What stands in the form already, should the chosen status ask for it. */
  knownOf: (shipment: Shipment) => Told;
  /** Translated. */
  placeHint: string;
  onClose: () => void;
}

/** To the minute, as it is entered. */
const now = () => `${systemClock.now().toISOString().slice(0, 16)}:00.000Z`;

/** The one time that is asked: as the fact it stands for is called, and what is wrong with it while it is typed. */
function WhenInput({ form, move }: { form: SchemaForm<StatusValues>; move: ReturnType<typeof useStatusMove> }) {
  const { t } = useTranslation();
  const { whenLabel, timeProblem } = move;
  const told = timeProblem && { [timeProblem.kind === 'refused' ? 'problem' : 'hint']: t(timeProblem.message) };
  return <InstantInput form={form} name="at" label={whenLabel && t(whenLabel)} {...told} />;
}

/** Records the next step: asks what its status needs, and nothing else. */
export function StatusDialog<Shipment extends Tracked, Input extends StatusValues>(
  props: StatusDialogProps<Shipment, Input>,
) {
  const { journey, shipment, number, endpoint, schema, recordSchema, knownOf, placeHint, onClose } = props;
  const { statusLabel } = journey;
  const { t } = useTranslation();
  const notify = useNotify();
  const [at] = useState(now);
  // Asked once: where somebody else moves it on meanwhile, what was meant stays what it was.
  const teller = useTeller();
  const [next] = useState(() => toldMoves(journey, shipment, teller).find((move) => move === journey.next(shipment)));
  const send = useSave(endpoint);
  const { form, saving, standing } = useRecordForm<StatusValues, Updated<Shipment>, Shipment>({
    schema,
    record: shipment,
    recordSchema,
    startOf: (from) => ({ ...knownOf(from), id: from.id, version: from.version, at, status: next }),
    send: async (values) => send(await schema.validate(values)),
  });
  const move = useStatusMove(form, journey, standing);
  const { asked, toConfirm } = move;
  const submit = async (values: StatusValues) => {
    const said = move.saidOf(values);
    const refusal = move.refusalOf(said);
    return refusal ? Promise.reject(refusal) : saving.onSubmit(said);
  };

  return (
    <FormDialog
      {...saving}
      title={t('Update status of {{number}}', { number })}
      submitLabel={t('Update status')}
      onSubmit={submit}
      onSaved={({ data, warnings }) => {
        notify(`${number}: ${t(statusLabel[data.status] ?? data.status)}`);
        for (const { message } of warnings) notify(t(message), 'warning');
      }}
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput form={form} name="status" options={optionsOf(move.moves, statusLabel, t)} autoFocus />
        <WhenInput form={form} move={move} />
        <StatusNeeds form={form} table={journey.needs} asked={asked} />
        <TextInput form={form} name="location" hint={placeHint} />
      </FormGrid>
      {toConfirm.length > 0 && (
        <SkippedStates
          names={toConfirm.map((state) => t(statusLabel[state] ?? state))}
          checked={move.isConfirmed}
          onChange={move.setConfirmed}
        />
      )}
      <StatusReason form={form} asked={asked} reasonLabel={journey.reasonLabel} />
      <TextInput form={form} name="remarks" rows={2} />
    </FormDialog>
  );
}
