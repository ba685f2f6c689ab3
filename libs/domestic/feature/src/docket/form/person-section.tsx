import { queryOf } from '@freightdesk/data-access-api';
import { getParty, indianStateCodes, type Party } from '@freightdesk/parties-contract';
import { StateInput } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard, useNotify } from '@freightdesk/shared-ui';
import { FormGrid, TextInput, useWatch } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { type DocketForm, useNamesNobody } from './docket-form';

const stateOf = (code: string | null) => indianStateCodes.find((known) => known === code) ?? null;

function personOf({ name, gstin, stateCode, address, phone }: Party) {
  return {
    name,
    gstin: gstin ?? '',
    stateCode: stateOf(stateCode),
    address: address ? [address.line1, address.line2, address.city].filter(Boolean).join(', ') : '',
    pincode: address?.pincode ?? '',
    phone: phone ?? '',
  };
}

/** Writes the billing party down as a side of the docket, as it is known today; what follows stays with the docket. */
function useTakeBillingParty(form: DocketForm, side: 'consignor' | 'consignee') {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    try {
      const party = await client.fetchQuery(queryOf(getParty, { id }));
      form.setValue(side, personOf(party), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    } catch {
      notify(t('The party could not be read. Try again.'), 'error');
    }
  };
}

/** A GSTIN and a phone number are read whole. */
const wholeGstinPx = 190;

interface PersonSectionProps {
  form: DocketForm;
  side: 'consignor' | 'consignee';
}

/** Who sends the goods, or who gets them, as it is written on the docket. */
export function PersonSection({ form, side }: PersonSectionProps) {
  const { t } = useTranslation();
  const partyId = useWatch({ control: form.control, name: 'billingPartyId' });
  const person = useWatch({ control: form.control, name: side });
  const namesNobody = useNamesNobody(form);
  const isSaid = Object.values(person ?? {}).some(Boolean);
  const title = side === 'consignor' ? t('Consignor') : t('Consignee');
  const take = useTakeBillingParty(form, side);
  const copy = partyId && (
    <Button size="small" onClick={() => void take(partyId)} aria-label={`${t('Same as billing party')}: ${title}`}>
      {t('Same as billing party')}
    </Button>
  );
  return (
    <SectionCard title={title} action={copy}>
      <Stack spacing={2}>
        {/* A draft may know nothing of a side, but whatever is said of it is said of somebody, and somebody must be named. */}
        <TextInput form={form} name={`${side}.name`} required={isSaid || (side === 'consignor' && namesNobody)} />
        <FormGrid leastPx={wholeGstinPx}>
          <TextInput form={form} name={`${side}.gstin`} uppercase hint={t('URP for a person without a GSTIN')} />
          <StateInput
            form={form}
            name={`${side}.stateCode`}
            codes={indianStateCodes}
            hint={t('Taken from the GSTIN when left empty')}
          />
        </FormGrid>
        <TextInput form={form} name={`${side}.address`} rows={2} />
        <FormGrid leastPx={wholeGstinPx}>
          <TextInput form={form} name={`${side}.pincode`} />
          <TextInput form={form} name={`${side}.phone`} type="tel" />
        </FormGrid>
      </Stack>
    </SectionCard>
  );
}
