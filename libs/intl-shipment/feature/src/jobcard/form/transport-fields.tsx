import {
  type AddJobcardInput,
  blTypeLabel,
  blTypes,
  boeTypeLabel,
  boeTypes,
  customsOf,
  cutoffsOf,
  freightTerms,
  freightTermsLabel,
  hasBillsOfLading,
  hasDeliveryOrder,
  isCustomsAmount,
  type Jobcard,
  type JobDirection,
  type JobMode,
  readAirWaybill,
  transportOf,
} from '@freightdesk/intl-shipment-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import {
  AmountInput,
  CurrencyInput,
  DateInput,
  FormGrid,
  InstantInput,
  NumberRepairs,
  type SchemaForm,
  SelectInput,
  TextInput,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import { useJobWarnings } from './use-job-warnings';

/** What the papers of the job say: how the bill is released, who pays the freight, what the goods are worth. */
function PaperFields({ form, isBySea }: { form: SchemaForm<AddJobcardInput>; isBySea: boolean }) {
  const { t } = useTranslation();
  const warned = useJobWarnings(form);
  const currency = useWatch({ control: form.control, name: 'goodsCurrency' });
  const unsaid = t('Not agreed yet');
  return (
    <>
      {isBySea && (
        <>
          <SelectInput form={form} name="mblType" options={optionsOf(blTypes, blTypeLabel, t)} emptyLabel={unsaid} />
          <WholeNumberInput form={form} name="mblOriginals" />
          <DateInput form={form} name="mblDate" {...warned('mblDate')} />
          <SelectInput form={form} name="hblType" options={optionsOf(blTypes, blTypeLabel, t)} emptyLabel={unsaid} />
          <WholeNumberInput form={form} name="hblOriginals" />
          <DateInput form={form} name="hblDate" {...warned('hblDate')} />
          <DateInput form={form} name="onBoardDate" {...warned('onBoardDate')} />
          <TextInput form={form} name="cfs" hint={t('Where containers are packed and emptied')} />
        </>
      )}
      <SelectInput
        form={form}
        name="freightTerms"
        options={optionsOf(freightTerms, freightTermsLabel, t)}
        emptyLabel={unsaid}
      />
      <CurrencyInput form={form} name="goodsCurrency" />
      <AmountInput form={form} name="goodsValueMinor" currency={currency ?? undefined} />
    </>
  );
}

interface WayProps {
  form: SchemaForm<AddJobcardInput>;
  mode: JobMode;
  direction: JobDirection;
}

interface TransportFieldsProps extends WayProps {
  /** Null while it is new. */
  job: Jobcard | null;
  /** The job that names its parties: the one that is changed, or repeated. */
  named: Jobcard | null;
}

/** Whom the papers name beside shipper and consignee, and under whose bill the goods travel. */
const others = [
  {
    name: 'overseasAgentId',
    party: 'overseasAgent',
    role: 'OVERSEAS_AGENT',
    hint: 'Gets the pre-alert, and stands on the house bill',
  },
  { name: 'notifyPartyId', party: 'notifyParty', role: 'OTHER', hint: 'Empty if it is the consignee' },
  { name: 'customsBrokerId', party: 'customsBroker', role: 'VENDOR', hint: 'Empty if we clear the goods ourselves' },
  {
    name: 'coLoaderId',
    party: 'coLoader',
    role: 'OTHER',
    hint: 'Another forwarder, under whose master bill the goods travel',
  },
] as const;

function OtherParties({ form, job, named }: Omit<TransportFieldsProps, keyof WayProps> & Pick<WayProps, 'form'>) {
  const { t } = useTranslation();
  // Under whose bill a house travels is said by its master.
  const asked = others.filter(({ name }) => name !== 'coLoaderId' || !job?.master);
  return asked.map(({ name, party, role, hint }) => (
    <PartyPicker key={name} form={form} name={name} role={role} chosen={named?.[party] ?? null} hint={t(hint)} />
  ));
}

/** Carrier and transport documents of the job's mode, when it sails, and by when what must be there; no field of another way. */
export function TransportFields({ form, job, named, mode, direction }: TransportFieldsProps) {
  const { t } = useTranslation();
  const warned = useJobWarnings(form);
  return (
    <SectionCard title={t('Transport')}>
      <FormGrid columns={3}>
        {transportOf(mode).map((name) => (
          <div key={name}>
            <TextInput form={form} name={name} {...warned(name)} />
            {name === 'mawbNumber' && (
              <NumberRepairs form={form} name={name} repairsOf={(text) => readAirWaybill(text)?.repairs ?? []} />
            )}
          </div>
        ))}
        <OtherParties form={form} job={job} named={named} />
        <DateInput form={form} name="etd" {...warned('etd')} />
        <DateInput form={form} name="eta" {...warned('eta')} />
        {cutoffsOf(mode, direction).map((name) => (
          <InstantInput key={name} form={form} name={name} {...warned(name)} />
        ))}
        {hasDeliveryOrder(mode, direction) && (
          <>
            <TextInput form={form} name="doNumber" />
            <DateInput form={form} name="doValidUntil" {...warned('doValidUntil')} />
          </>
        )}
        <PaperFields form={form} isBySea={hasBillsOfLading(mode)} />
      </FormGrid>
    </SectionCard>
  );
}

/** What customs gave the job, as its direction has it; a job that never comes here has none. */
export function CustomsFields({ form, mode, direction }: WayProps) {
  const { t } = useTranslation();
  const warned = useJobWarnings(form);
  const fields = customsOf({ mode, direction });
  if (fields.length === 0) return null;
  return (
    <SectionCard title={t('Customs')}>
      <FormGrid columns={3}>
        {fields.map((name) => {
          if (name === 'boeType') {
            const options = optionsOf(boeTypes, boeTypeLabel, t);
            return <SelectInput key={name} form={form} name={name} options={options} emptyLabel={t('Not known')} />;
          }
          if (isCustomsAmount(name)) return <AmountInput key={name} form={form} name={name} />;
          return name.endsWith('Date') ? (
            <DateInput key={name} form={form} name={name} {...warned(name)} />
          ) : (
            <TextInput key={name} form={form} name={name} {...warned(name)} />
          );
        })}
      </FormGrid>
    </SectionCard>
  );
}
