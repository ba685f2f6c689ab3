import {
  type AddLeadInput,
  incoterms,
  type Lead,
  leadDirectionLabel,
  leadDirections,
  leadPriorities,
  leadPriorityLabel,
  leadServiceLabel,
  leadServices,
  leadSourceLabel,
  leadSources,
} from '@freightdesk/intl-shipment-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DocumentDateInput,
  DecimalInput,
  FormGrid,
  gridLines,
  InstantInput,
  type Option,
  PlannedDateInput,
  type SchemaForm,
  SelectInput,
  SwitchInput,
  TextInput,
  useFieldArray,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import { blankContainers, ContainersInput } from '../fields/containers-input';
import { PlaceInput } from '../fields/place-input';
import { KnownCompany } from './known-company';

interface LeadFieldsProps {
  form: SchemaForm<AddLeadInput>;
  /** The lead that is changed or repeated; null for a new one. */
  lead: Lead | null;
  /** Of the one that is changed: it is not told as another. */
  editedId?: string;
}

const termOptions = incoterms.map((value) => ({ value, label: value }));

/** Who asks, and when to speak to them next. */
function EnquiryFields({ form, lead, editedId }: LeadFieldsProps) {
  const { t } = useTranslation();
  const [companyName, partyId, mobile, email] = useWatch({
    control: form.control,
    name: ['companyName', 'partyId', 'mobile', 'email'],
  });
  /** What is won for a customer that is kept already makes no second one. */
  const take = (party: Option) => {
    form.picked.set(party.id, party);
    form.setValue('partyId', party.id, { shouldDirty: true });
  };
  return (
    <FormGrid>
      <TextInput form={form} name="companyName" autoFocus />
      <KnownCompany
        name={companyName ?? ''}
        isTaken={Boolean(partyId)}
        leadId={editedId}
        onTake={({ id, name }) => take({ id, label: name })}
      />
      <TextInput form={form} name="contactName" />
      <TextInput form={form} name="mobile" type="tel" required={!email} />
      <TextInput form={form} name="email" type="email" required={!mobile} />
      <PartyPicker
        form={form}
        name="partyId"
        role="CUSTOMER"
        chosen={lead?.party ?? null}
        hint={t('Empty if it is new: it is added when the lead is won')}
      />
      <SelectInput form={form} name="source" options={optionsOf(leadSources, leadSourceLabel, t)} />
      <InstantInput form={form} name="nextFollowUpAt" />
      <SelectInput form={form} name="priority" options={optionsOf(leadPriorities, leadPriorityLabel, t)} />
    </FormGrid>
  );
}

function LeadContainers({ form }: Pick<LeadFieldsProps, 'form'>) {
  const { control } = form;
  const array = useFieldArray({ control, name: 'containers' });
  const lineAt = (index: number) => ({ ...blankContainers, ...form.getValues(`containers.${index}`) });
  return (
    <ContainersInput
      form={form}
      by={useWatch({ control, name: 'service' })}
      {...gridLines(array, { blank: blankContainers, lineAt })}
      fieldsOf={(index) => ({ quantity: `containers.${index}.quantity`, sizeType: `containers.${index}.sizeType` })}
    />
  );
}

/** What is to be carried, and where. */
function CargoFields({ form }: Pick<LeadFieldsProps, 'form'>) {
  const { t } = useTranslation();
  return (
    <>
      <FormGrid>
        <SelectInput form={form} name="service" options={optionsOf(leadServices, leadServiceLabel, t)} />
        <SelectInput form={form} name="direction" options={optionsOf(leadDirections, leadDirectionLabel, t)} />
        <PlaceInput form={form} locode="originLocode" place="originPlace" />
        <PlaceInput form={form} locode="destinationLocode" place="destinationPlace" />
        <SelectInput form={form} name="incoterm" options={termOptions} emptyLabel={t('Not agreed yet')} />
        <TextInput form={form} name="commodity" />
        <TextInput form={form} name="hsCode" />
      </FormGrid>
      <LeadContainers form={form} />
      <FormGrid columns={3}>
        <WholeNumberInput form={form} name="packages" />
        <DecimalInput form={form} name="grossKg" />
        <DecimalInput form={form} name="cbm" />
        <PlannedDateInput form={form} name="cargoReadyDate" />
        <TextInput form={form} name="targetRate" />
        <AmountInput form={form} name="expectedRevenuePaise" />
        <WholeNumberInput form={form} name="probability" />
        <DocumentDateInput form={form} name="date" />
        <SwitchInput form={form} name="isDangerous" />
      </FormGrid>
      <TextInput form={form} name="notes" rows={2} />
    </>
  );
}

export function LeadFields(props: LeadFieldsProps) {
  return (
    <>
      <EnquiryFields {...props} />
      <CargoFields form={props.form} />
    </>
  );
}
