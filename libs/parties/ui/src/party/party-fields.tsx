import {
  type AddPartyInput,
  creditStatuses,
  creditStatusLabel,
  indianStateCodes,
  partyRoleLabel,
  partyRoles,
  type PartyRow,
} from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DecimalInput,
  FormGrid,
  MultiSelectInput,
  type SchemaForm,
  SelectInput,
  SwitchInput,
  TextInput,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CountryInput } from './country-input';
import { GstinInput } from './gstin-input';
import { LikeParties } from './like-parties';
import { StateInput } from './state-input';

type PartyForm = SchemaForm<AddPartyInput>;

const Heading = ({ children }: { children: ReactNode }) => (
  <Typography variant="subtitle2" component="h3" sx={{ paddingBlockStart: 1 }}>
    {children}
  </Typography>
);

interface IdentityFieldsProps {
  form: PartyForm;
  showsPan: boolean;
  /** Takes the party that is kept already under the name that is typed. */
  onTake: ((party: PartyRow) => void) | undefined;
}

/** Who it is before the law: name, GSTIN, State. */
export function IdentityFields({ form, showsPan, onTake }: IdentityFieldsProps) {
  const { t } = useTranslation();
  const [name, country, gstin] = form.watch(['name', 'country', 'gstin']);
  const isIndian = country === 'IN';
  return (
    <FormGrid>
      <TextInput form={form} name="name" autoFocus />
      {onTake && <LikeParties name={name} onTake={onTake} />}
      <MultiSelectInput form={form} name="roles" options={optionsOf(partyRoles, partyRoleLabel, t)} />
      <CountryInput form={form} name="country" />
      {isIndian && <GstinInput form={form} name="gstin" />}
      {isIndian && (
        <StateInput
          form={form}
          name="stateCode"
          codes={indianStateCodes}
          hint={t('Taken from the GSTIN when left empty')}
          required={!gstin}
        />
      )}
      {isIndian && showsPan && (
        <TextInput form={form} name="pan" uppercase hint={t('Taken from the GSTIN when left empty')} />
      )}
    </FormGrid>
  );
}

export function ContactFields({ form }: { form: PartyForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Heading>{t('Contact')}</Heading>
      <FormGrid>
        <TextInput form={form} name="email" type="email" />
        <TextInput form={form} name="phone" type="tel" />
        <TextInput form={form} name="address.line1" required={false} />
        <TextInput form={form} name="address.line2" />
        <TextInput form={form} name="address.city" required={false} />
        <TextInput form={form} name="address.pincode" required={false} />
      </FormGrid>
    </>
  );
}

/** What was agreed with it; the accounts' own. */
export function TermsFields({ form }: { form: PartyForm }) {
  const { t } = useTranslation();
  const isHeld = form.watch('creditStatus') === 'HOLD';
  return (
    <>
      <Heading>{t('Terms')}</Heading>
      <FormGrid>
        <WholeNumberInput form={form} name="creditDays" />
        <AmountInput form={form} name="creditLimitPaise" />
        <SelectInput form={form} name="creditStatus" options={optionsOf(creditStatuses, creditStatusLabel, t)} />
        {isHeld ? <TextInput form={form} name="creditStatusReason" required /> : <span />}
        <DecimalInput
          form={form}
          name="interestPercent"
          hint={t('Agreed with this customer. Empty: the rate of the company.')}
        />
        <TextInput form={form} name="tan" uppercase />
        <SwitchInput form={form} name="podRequiredForBilling" />
      </FormGrid>
    </>
  );
}
