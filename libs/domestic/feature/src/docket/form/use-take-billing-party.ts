import { queryOf } from '@freightdesk/data-access-api';
import { getParty, indianStateCodes, type Party } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import type { DocketForm } from './docket-fields';

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
export function useTakeBillingParty(form: DocketForm, side: 'consignor' | 'consignee') {
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
