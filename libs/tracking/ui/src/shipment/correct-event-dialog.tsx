import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  FormGrid,
  InstantInput,
  type RecordSchema,
  TextInput,
  useRecordForm,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import {
  type CorrectEventInput,
  correctedTimeProblem,
  type Journey,
  milestoneOf,
  type Tracked,
  type TrackedEvent,
} from '@freightdesk/tracking-contract';
import { correctEventInput } from '@freightdesk/tracking-contract/schema';

interface CorrectEventDialogProps<Shipment extends Tracked> {
  journey: Pick<Journey<Shipment>, 'statusLabel'>;
  shipment: Shipment;
  event: TrackedEvent;
  /** Of its job or docket. */
  number: string;
  endpoint: Endpoint<CorrectEventInput, Shipment>;
  recordSchema: RecordSchema<Shipment>;
  onClose: () => void;
}

/** When and where it was: what was told first stays in the history, with the reason beside its correction. */
export function CorrectEventDialog<Shipment extends Tracked>(props: CorrectEventDialogProps<Shipment>) {
  const { journey, shipment, event, number, endpoint, recordSchema, onClose } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const milestone = milestoneOf(event);
  const { form, saving, standing } = useRecordForm<CorrectEventInput, Shipment, Shipment>({
    schema: correctEventInput,
    record: shipment,
    recordSchema,
    startOf: ({ id, version }) => ({
      ...{ id, version, eventId: event.id, at: event.eventAt, location: event.location ?? '' },
      ...{ remarks: event.remarks ?? '', reason: '' },
    }),
    send: useSave(endpoint),
  });
  const at = new Date(useWatch({ control: form.control, name: 'at' }));
  const time = correctedTimeProblem(standing, event, at, systemClock.now());
  const told = time && { [time.kind === 'refused' ? 'problem' : 'hint']: t(time.message) };
  return (
    <FormDialog
      {...saving}
      title={t('Correct {{event}} of {{number}}', { event: t(journey.statusLabel[milestone] ?? milestone), number })}
      submitLabel={t('Save correction')}
      onSaved={() => notify(t('{{number}} is corrected', { number }))}
      onClose={onClose}
    >
      <FormGrid>
        <InstantInput form={form} name="at" autoFocus {...told} />
        <TextInput form={form} name="location" />
      </FormGrid>
      <TextInput form={form} name="reason" hint={t('It stays in the history beside what was told first.')} />
      <TextInput form={form} name="remarks" rows={2} />
    </FormDialog>
  );
}
