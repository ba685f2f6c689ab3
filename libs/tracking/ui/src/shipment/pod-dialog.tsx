import { documentFileKinds } from '@freightdesk/activity-contract';
import { useSave } from '@freightdesk/data-access-api';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import {
  DateInput,
  FileInput,
  FormDialog,
  FormGrid,
  InstantInput,
  type RecordSchema,
  TextInput,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import type { Told, Tracked, UploadPodInput } from '@freightdesk/tracking-contract';
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
  receiverName: textOf(known['receiverName']),
  deliveredAt: textOf(known['deliveredAt']),
});

/** Takes the scan or photograph of what the receiver signed. */
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
      <FileInput
        form={form}
        name="file"
        accept={documentFileKinds}
        hint={t('A PDF, or a JPEG, PNG or WebP picture, up to 10 MB.')}
      />
      <FormGrid>
        <TextInput form={form} name="receiverName" />
        <InstantInput form={form} name="deliveredAt" />
        <DateInput form={form} name="receivedOn" hint={t('When the signed paper came back to the office.')} />
      </FormGrid>
      <TextInput form={form} name="remarks" rows={2} hint={t('What the receiver wrote on it: short, damaged, late.')} />
    </FormDialog>
  );
}
