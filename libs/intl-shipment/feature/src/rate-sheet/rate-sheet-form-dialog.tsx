import { useSave } from '@freightdesk/data-access-api';
import { addRateSheet, type RateSheet, updateRateSheet } from '@freightdesk/intl-shipment-contract';
import { addRateSheetInput, rateSheetSchema } from '@freightdesk/intl-shipment-contract/schema';
import { addDays, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SwitchInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { blankRate } from './rate-lines';
import { laneOf, RateSheetFields } from './rate-sheet-fields';

interface RateSheetFormDialogProps {
  /** The rate sheet to change; null adds one. */
  rateSheet: RateSheet | null;
  onClose: () => void;
}

export function RateSheetFormDialog({ rateSheet, onClose }: RateSheetFormDialogProps) {
  return rateSheet ? (
    <EditRateSheetDialog rateSheet={rateSheet} onClose={onClose} />
  ) : (
    <AddRateSheetDialog onClose={onClose} />
  );
}

/** For how long a tariff is usually good. */
const usualDays = 30;

function AddRateSheetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addRateSheetInput,
    startOf: () => {
      const validFrom = systemClock.today();
      const validUntil = addDays(validFrom, usualDays);
      return { mode: 'SEA_FCL' as const, validFrom, validUntil, lines: [{ ...blankRate }] };
    },
    send: useSave(addRateSheet),
  });

  return (
    <FormDialog
      {...saving}
      maxWidth="lg"
      title={t('Add rate sheet')}
      submitLabel={t('Add rate sheet')}
      againLabel={t('Add and start another')}
      keeps={['vendorId', 'mode', 'validFrom', 'validUntil']}
      onSaved={(added) => notify(t('{{name}} is added', { name: laneOf(added) }))}
      onClose={onClose}
    >
      <RateSheetFields form={form} rateSheet={null} />
    </FormDialog>
  );
}

function EditRateSheetDialog({ rateSheet, onClose }: { rateSheet: RateSheet; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const update = useSave(updateRateSheet);
  const { form, saving, standing } = useRecordForm({
    schema: addRateSheetInput,
    record: rateSheet,
    recordSchema: rateSheetSchema,
    startOf: ({ id: _id, version: _version, vendor: _vendor, ...said }) => said,
    namesOf: ({ vendor }) => [vendor],
    lists: [{ path: 'lines', label: t('Rates'), textOf: ({ lines }) => lines.map(({ rate }) => rate).join(', ') }],
    send: (input, { id, version }) => update({ ...input, id, version }),
  });

  return (
    <FormDialog
      {...saving}
      maxWidth="lg"
      title={t('Edit {{name}}', { name: laneOf(rateSheet) })}
      submitLabel={t('Save')}
      onSaved={(saved) => notify(t('{{name}} is saved', { name: laneOf(saved) }))}
      onClose={onClose}
    >
      <RateSheetFields form={form} rateSheet={standing} />
      <SwitchInput form={form} name="active" hint={t('Put away, it is offered to no new quotation')} />
    </FormDialog>
  );
}
