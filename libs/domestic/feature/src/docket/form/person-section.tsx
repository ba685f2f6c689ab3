import { indianStateCodes, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import { FormGrid, SelectInput, TextInput, useWatch } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DocketForm } from './docket-fields';
import { useTakeBillingParty } from './use-take-billing-party';

interface PersonSectionProps {
  form: DocketForm;
  side: 'consignor' | 'consignee';
}

/** Who sends the goods, or who gets them, as it is written on the docket. */
export function PersonSection({ form, side }: PersonSectionProps) {
  const { t } = useTranslation();
  const states = indianStateCodes.map((value) => ({ value, label: `${value} · ${t(stateName(value))}` }));
  const partyId = useWatch({ control: form.control, name: 'billingPartyId' });
  const take = useTakeBillingParty(form, side);
  const copy = partyId && (
    <Button size="small" onClick={() => void take(partyId)}>
      {t('Same as billing party')}
    </Button>
  );
  return (
    <SectionCard title={side === 'consignor' ? t('Consignor') : t('Consignee')} action={copy}>
      <Stack spacing={2}>
        <TextInput form={form} name={`${side}.name`} />
        <FormGrid>
          <TextInput form={form} name={`${side}.gstin`} uppercase hint={t('URP for a person without a GSTIN')} />
          <SelectInput form={form} name={`${side}.stateCode`} options={states} emptyLabel={t('As the GSTIN says')} />
        </FormGrid>
        <TextInput form={form} name={`${side}.address`} rows={2} />
        <FormGrid>
          <TextInput form={form} name={`${side}.pincode`} />
          <TextInput form={form} name={`${side}.phone`} type="tel" />
        </FormGrid>
      </Stack>
    </SectionCard>
  );
}
