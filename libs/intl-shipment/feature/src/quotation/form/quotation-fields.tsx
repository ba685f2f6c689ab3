import {
  type AddQuotationInput,
  incoterms,
  jobModeLabel,
  jobModes,
  type Lead,
  leadDirectionLabel,
  leadDirections,
  type Quotation,
} from '@freightdesk/intl-shipment-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  DecimalInput,
  DocumentDateInput,
  FormGrid,
  gridLines,
  PlannedDateInput,
  type SchemaForm,
  SelectInput,
  TextInput,
  useFieldArray,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import { blankContainers, ContainersInput } from '../../fields/containers-input';
import { PlaceInput } from '../../fields/place-input';
import { AlternativesFields } from './alternatives-fields';
import { QuotationTermsInput } from './quotation-terms-input';

interface QuotationFieldsProps {
  form: SchemaForm<AddQuotationInput>;
  lead: Lead | null;
  /** The draft that is changed. */
  quotation: Quotation | null;
}

const termOptions = incoterms.map((value) => ({ value, label: value }));

/** For whom, for how long, and from where to where. */
function CarriageFields({ form, lead, quotation }: QuotationFieldsProps) {
  const { t } = useTranslation();
  const isOfLead = lead !== null || quotation?.leadId != null;
  return (
    <FormGrid columns={3}>
      <PartyPicker
        form={form}
        name="partyId"
        role="CUSTOMER"
        chosen={quotation?.party ?? lead?.party ?? null}
        autoFocus={!isOfLead}
        {...(isOfLead && { hint: t('Empty if it is new: it is added when the lead is won') })}
      />
      <DocumentDateInput form={form} name="date" />
      <PlannedDateInput form={form} name="validUntil" />
      <SelectInput form={form} name="mode" options={optionsOf(jobModes, jobModeLabel, t)} />
      <SelectInput form={form} name="direction" options={optionsOf(leadDirections, leadDirectionLabel, t)} />
      <SelectInput form={form} name="incoterm" options={termOptions} emptyLabel={t('None')} />
      <PlaceInput form={form} locode="originLocode" place="originPlace" />
      <TextInput form={form} name="commodity" />
      <PlaceInput form={form} locode="destinationLocode" place="destinationPlace" />
      <WholeNumberInput form={form} name="freeDays" hint={t('Before demurrage and detention')} />
    </FormGrid>
  );
}

/** How much is quoted for: what the charges are counted by. */
function QuotedCargo({ form }: Pick<QuotationFieldsProps, 'form'>) {
  const { control } = form;
  const array = useFieldArray({ control, name: 'containers' });
  const lineAt = (index: number) => ({ ...blankContainers, ...form.getValues(`containers.${index}`) });
  return (
    <>
      <FormGrid columns={3}>
        <WholeNumberInput form={form} name="packages" />
        <DecimalInput form={form} name="grossKg" />
        <DecimalInput form={form} name="cbm" />
      </FormGrid>
      <ContainersInput
        form={form}
        by={useWatch({ control, name: 'mode' })}
        {...gridLines(array, { blank: blankContainers, lineAt })}
        fieldsOf={(index) => ({ quantity: `containers.${index}.quantity`, sizeType: `containers.${index}.sizeType` })}
      />
    </>
  );
}

export function QuotationFields(props: QuotationFieldsProps) {
  const { form, lead, quotation } = props;
  return (
    <>
      <CarriageFields {...props} />
      <QuotedCargo form={form} />
      <AlternativesFields form={form} lead={lead} quotation={quotation} />
      <FormGrid>
        <QuotationTermsInput form={form} quotation={quotation} />
        <TextInput form={form} name="notes" rows={2} />
      </FormGrid>
    </>
  );
}
