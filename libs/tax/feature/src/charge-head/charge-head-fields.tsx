import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import { FormGrid, SelectInput, SwitchInput, TextInput, useWatch } from '@freightdesk/shared-ui/forms';
import {
  chargeBases,
  chargeBasisLabel,
  chargeCapacities,
  chargeCapacityLabel,
  listHeadAccounts,
} from '@freightdesk/tax-contract';
import { SacInput } from '@freightdesk/tax-ui';
import { useQuery } from '@tanstack/react-query';
import { type ChargeHeadForm, HeadRates } from './head-rates';

interface AccountInputProps {
  form: ChargeHeadForm;
  name: 'incomeAccountCode' | 'costAccountCode';
  /** Undefined until they are read. */
  accounts: readonly { code: string; name: string }[] | undefined;
}

function AccountInput({ form, name, accounts }: AccountInputProps) {
  const { t } = useTranslation();
  const current = useWatch({ control: form.control, name });
  const known = accounts ?? (current ? [{ code: current, name: '' }] : []);
  const options = known.map(({ code, name: called }) => ({ value: code, label: `${code} ${t(called)}`.trim() }));
  return <SelectInput form={form} name={name} options={options} emptyLabel={t('By the SAC')} />;
}

/** Where it is booked; what is paid on the customer's behalf is neither income nor cost, so nothing is asked. */
function HeadAccounts({ form }: { form: ChargeHeadForm }) {
  const { data } = useQuery(queryOf(listHeadAccounts, undefined));
  return (
    <>
      <AccountInput form={form} name="incomeAccountCode" accounts={data?.income} />
      <AccountInput form={form} name="costAccountCode" accounts={data?.cost} />
    </>
  );
}

/** What a person says of a charge head. */
export function ChargeHeadFields({ form }: { form: ChargeHeadForm }) {
  const { t } = useTranslation();
  const isOnBehalf = useWatch({ control: form.control, name: 'pureAgent' }) === true;
  return (
    <>
      <FormGrid>
        <TextInput form={form} name="name" autoFocus />
        <TextInput form={form} name="code" hint={t('A few letters by which lines find it')} />
        <SacInput form={form} name="sac" />
        <SelectInput form={form} name="basis" options={optionsOf(chargeBases, chargeBasisLabel, t)} />
        <SelectInput form={form} name="actsAs" options={optionsOf(chargeCapacities, chargeCapacityLabel, t)} />
        <SwitchInput form={form} name="pureAgent" hint={t('Passed on at cost, without GST; booked as recoverable')} />
        {!isOnBehalf && <HeadAccounts form={form} />}
      </FormGrid>
      <HeadRates form={form} />
    </>
  );
}
