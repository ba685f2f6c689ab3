import { useSave } from '@freightdesk/data-access-api';
import { type Docket, setDocketHire } from '@freightdesk/domestic-contract';
import { docketSchema, setDocketHireInput } from '@freightdesk/domestic-contract/schema';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useSaySaved } from '@freightdesk/shared-ui';
import { AmountInput, FormDialog, FormGrid, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useDocketName } from '../docket-name';

const startOf = ({ id, version, hire }: Docket) => ({
  id,
  version,
  hire: {
    partyId: hire?.partyId,
    agreedPaise: hire?.agreedPaise,
    advancePaise: hire?.advancePaise ?? 0,
    remark: hire?.remark ?? '',
  },
});

/** From whom the lorry is hired, for how much, and what he gets before the goods have arrived. */
export function LorryHireDialog({ docket, onClose }: { docket: Docket; onClose: () => void }) {
  const { t } = useTranslation();
  const saySaved = useSaySaved();
  const nameOf = useDocketName();
  const { form, saving, standing } = useRecordForm({
    schema: setDocketHireInput,
    record: docket,
    recordSchema: docketSchema,
    startOf,
    namesOf: ({ hire }) => [hire?.party ?? null],
    send: useSave(setDocketHire),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Lorry hire of {{number}}', { number: nameOf(docket) })}
      submitLabel={t('Save')}
      onSaved={(saved) => saySaved(nameOf(saved), [])}
      onClose={onClose}
    >
      <PartyPicker
        form={form}
        name="hire.partyId"
        role="VENDOR"
        chosen={standing.hire?.party ?? null}
        autoFocus
        required
      />
      <FormGrid>
        <AmountInput form={form} name="hire.agreedPaise" />
        <AmountInput form={form} name="hire.advancePaise" />
      </FormGrid>
      <TextInput form={form} name="hire.remark" rows={2} />
    </FormDialog>
  );
}
