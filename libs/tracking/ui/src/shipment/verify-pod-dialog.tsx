import { useSave } from '@freightdesk/data-access-api';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  type RecordSchema,
  SelectInput,
  TextInput,
  useRecordForm,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import {
  podConditionLabel,
  podConditions,
  podVerdictLabel,
  podVerdicts,
  type Tracked,
  type VerifyPodInput,
} from '@freightdesk/tracking-contract';
import { verifyPodInput } from '@freightdesk/tracking-contract/schema';

interface VerifyPodDialogProps<Shipment extends Tracked> {
  shipment: Shipment;
  /** Of its job. */
  number: string;
  endpoint: Endpoint<VerifyPodInput, Shipment>;
  recordSchema: RecordSchema<Shipment>;
  onClose: () => void;
}

/** Most are clean; what the paper tells of goods short or damaged is a remark. */
const startOf = ({ id, version, pod }: Tracked) => ({
  id,
  version,
  verdict: 'VERIFIED' as const,
  podCondition: pod?.packagesShort || pod?.packagesDamaged ? ('WITH_REMARKS' as const) : ('CLEAN' as const),
  remarks: pod?.remarks ?? '',
});

/** Takes what somebody found who held the proof against what was carried. */
export function VerifyPodDialog<Shipment extends Tracked>(props: VerifyPodDialogProps<Shipment>) {
  const { shipment, number, endpoint, recordSchema, onClose } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm<VerifyPodInput, Shipment, Shipment>({
    schema: verifyPodInput,
    record: shipment,
    recordSchema,
    startOf,
    send: useSave(endpoint),
  });
  const isRejected = useWatch({ control: form.control, name: 'verdict' }) === 'REJECTED';
  return (
    <FormDialog
      {...saving}
      title={t('Verify the POD of {{number}}', { number })}
      submitLabel={isRejected ? t('Reject POD') : t('Verify POD')}
      onSaved={() =>
        notify(
          isRejected ? t('POD of {{number}} is rejected', { number }) : t('POD of {{number}} is verified', { number }),
        )
      }
      onClose={onClose}
    >
      <SelectInput form={form} name="verdict" options={optionsOf(podVerdicts, podVerdictLabel, t)} />
      {!isRejected && (
        <SelectInput form={form} name="podCondition" options={optionsOf(podConditions, podConditionLabel, t)} />
      )}
      <TextInput
        form={form}
        name="remarks"
        rows={2}
        hint={isRejected ? t('Why another is needed.') : t('What the receiver wrote on it: short, damaged, late.')}
      />
    </FormDialog>
  );
}
