import { jobModeLabel, jobModes, placeName, type RateSheet } from '@freightdesk/intl-shipment-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  DateInput,
  FormGrid,
  PlannedDateInput,
  SelectInput,
  TextInput,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import { CodedPlaceInput } from '../fields/place-input';
import { RateLines, type RateSheetForm } from './rate-lines';

interface RateSheetFieldsProps {
  form: RateSheetForm;
  /** The sheet that is changed. */
  rateSheet: RateSheet | null;
}

/** `Nhava Sheva → Jebel Ali`. */
export const laneOf = ({ originLocode, destinationLocode }: RateSheet): string =>
  `${placeName(originLocode)} → ${placeName(destinationLocode)}`;

/** Whose, of which lane, for how long; and its rates. */
export function RateSheetFields({ form, rateSheet }: RateSheetFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormGrid columns={3}>
        <PartyPicker form={form} name="vendorId" role="VENDOR" chosen={rateSheet?.vendor ?? null} autoFocus />
        <TextInput form={form} name="reference" hint={t('Tells two services of one lane apart')} />
        <SelectInput form={form} name="mode" options={optionsOf(jobModes, jobModeLabel, t)} />
        <CodedPlaceInput form={form} name="originLocode" />
        <CodedPlaceInput form={form} name="destinationLocode" />
        <WholeNumberInput form={form} name="transitDays" />
        <DateInput form={form} name="validFrom" />
        <PlannedDateInput form={form} name="validUntil" />
      </FormGrid>
      <RateLines form={form} />
      <TextInput form={form} name="notes" rows={2} />
    </>
  );
}
