import { documentFileKinds } from '@freightdesk/activity-contract';
import { useSave } from '@freightdesk/data-access-api';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  DateInput,
  FilesInput,
  FormDialog,
  FormGrid,
  InstantInput,
  type RecordSchema,
  SelectInput,
  TextInput,
  useRecordForm,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import {
  proofKindLabel,
  proofKinds,
  type Told,
  type Tracked,
  type UploadPodInput,
} from '@freightdesk/tracking-contract';
import { uploadPodInput } from '@freightdesk/tracking-contract/schema';

interface PodDialogProps<Shipment extends Tracked> {
  shipment: Shipment;
  /** Of its job or docket. */
  number: string;
  endpoint: Endpoint<UploadPodInput, Shipment>;
  recordSchema: RecordSchema<Shipment>;
  onClose: () => void;
}

const textOf = (value: Told[string]) => (typeof value === 'string' ? value : undefined);

/** What was told with the delivery is what the paper should say. */
const startOf = ({ id, version, known }: Tracked) => ({
  id,
  version,
  proofKind: 'SCAN' as const,
  receiverName: textOf(known['receiverName']),
  deliveredAt: textOf(known['deliveredAt']),
});

/** Takes the scans or photographs of what the receiver signed. */
export function PodDialog<Shipment extends Tracked>(props: PodDialogProps<Shipment>) {
  const { shipment, number, endpoint, recordSchema, onClose } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm<UploadPodInput, Shipment, Shipment>({
    schema: uploadPodInput,
    record: shipment,
    recordSchema,
    startOf,
    send: useSave(endpoint),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Proof of delivery of {{number}}', { number })}
      submitLabel={t('Upload POD')}
      onSaved={() => notify(t('POD of {{number}} is saved', { number }))}
      onClose={onClose}
    >
      <FilesInput
        form={form}
        name="file"
        accept={documentFileKinds}
        hint={t('PDFs, or JPEG, PNG or WebP pictures: up to ten, 10 MB together.')}
      />
      <FormGrid>
        <SelectInput form={form} name="proofKind" options={optionsOf(proofKinds, proofKindLabel, t)} />
        <InstantInput form={form} name="deliveredAt" />
        <TextInput form={form} name="receiverName" />
        <TextInput form={form} name="receiverPhone" type="tel" />
        <TextInput form={form} name="receiverRelation" hint={t('Storekeeper, guard, neighbour')} />
        <WholeNumberInput form={form} name="packagesShort" />
        <WholeNumberInput form={form} name="packagesDamaged" />
        <DateInput form={form} name="receivedOn" hint={t('When the signed paper came back to the office.')} />
      </FormGrid>
      <TextInput form={form} name="remarks" rows={2} hint={t('What the receiver wrote on it: short, damaged, late.')} />
    </FormDialog>
  );
}
