import { locodeProblem, normaliseLocode, placeName, places } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, type Option, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import type { FieldPath, FieldValues } from 'react-hook-form';

const optionOf = (locode: string): Option => ({ id: locode, label: placeName(locode), detail: locode });

/** Places of the short list that hold what was typed, and a code that is right though it is not on the list. */
function placesLike(text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  const found = Object.entries(places).filter(([code, name = '']) => `${code} ${name}`.toLowerCase().includes(wanted));
  const typed = normaliseLocode(text);
  const isNewCode = locodeProblem(typed) === null && places[typed] === undefined;
  return [...(isNewCode ? [optionOf(typed)] : []), ...found.map(([code]) => optionOf(code))];
}

const search = (text: string) => ({ queryKey: ['places', text], queryFn: () => placesLike(text), staleTime: Infinity });

interface PlaceInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** The code's field, and the field of a place as it is written. */
  locode: FieldPath<Values>;
  place: FieldPath<Values>;
  chosen: string | null | undefined;
}

/** A port or airport by its UN/LOCODE, or any other place in words. */
export function PlaceInput<Values extends FieldValues>({ form, locode, place, chosen }: PlaceInputProps<Values>) {
  const { t } = useTranslation();
  return (
    <>
      <ComboInput
        form={form}
        name={locode}
        search={search}
        optionsOf={(options: readonly Option[]) => options}
        chosen={chosen ? optionOf(chosen) : null}
        hint={t('By name or UN/LOCODE')}
      />
      <TextInput form={form} name={place} hint={t('For a place without a code')} />
    </>
  );
}
