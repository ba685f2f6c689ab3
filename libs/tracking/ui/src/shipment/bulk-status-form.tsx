import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, InstantInput, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import type { Tracked, TrackedRow } from '@freightdesk/tracking-contract';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { OwnFactsGrid } from './own-facts';
import { SkippedStates } from './skipped-states';
import { StatusNeeds } from './status-needs';
import { StatusReason } from './status-reason';
import type { StatusValues } from './status-values';
import { type AskedProps, type BulkStatusProps, useBulkStatus, useShipments } from './use-bulk-status';

function AskedOfSeveral<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues>(
  props: AskedProps<Row, Shipment, Input>,
) {
  const { journey, several, rows, placeHint, onReady, onClose } = props;
  const { statusLabel } = journey;
  const { t } = useTranslation();
  const { form, status, going, asked, own, lines, skipped, statuses, onStatus, check } = useBulkStatus(props);
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <FormDialog
      form={form}
      title={t('Update status of {{count}} shipments', { count: rows.length })}
      submitLabel={t('Check')}
      onSubmit={(values) => check(values, isConfirmed)}
      onSaved={onReady}
      onClose={onClose}
      maxWidth={own.length > 0 ? 'md' : 'sm'}
    >
      <FormGrid>
        <SelectInput
          form={form}
          name="status"
          options={optionsOf(statuses, statusLabel, t)}
          onChosen={onStatus}
          autoFocus
        />
        <InstantInput form={form} name="at" />
        <StatusNeeds form={form} table={journey.needs} asked={asked} except={own} />
        <TextInput form={form} name="location" hint={placeHint} />
      </FormGrid>
      {going.length < several.length && (
        <Alert severity="info">
          {t('{{count}} of {{all}} can take this status; the others are left as they are.', {
            count: going.length,
            all: several.length,
          })}
        </Alert>
      )}
      {own.length > 0 && <OwnFactsGrid key={status} form={form} table={journey.needs} names={own} lines={lines} />}
      {skipped.length > 0 && (
        <SkippedStates
          names={skipped.map((state) => t(statusLabel[state] ?? state))}
          checked={isConfirmed}
          onChange={setConfirmed}
        />
      )}
      <StatusReason form={form} asked={asked} reasonLabel={journey.reasonLabel} />
      <TextInput form={form} name="remarks" rows={2} />
    </FormDialog>
  );
}

/** The next step of several shipments: what they have in common is said once, what is each one's own by shipment. */
export function BulkStatusForm<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues>(
  props: BulkStatusProps<Row, Shipment, Input>,
) {
  const shipments = useShipments(
    props.read,
    props.rows.map(({ id }) => id),
  );
  const several = shipments?.map((shipment) => ({ shipment, told: props.knownOf(shipment) }));
  return several ? <AskedOfSeveral {...props} several={several} /> : null;
}
