import { isLocode, normaliseLocode } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, optionsLike, type SchemaForm } from '@freightdesk/shared-ui/forms';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { usePlaceOf, searchPlaces } from './known-places';

interface CodedPlaceInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
}

/** A port or airport that has a code, by its name, its UN/LOCODE or another name of it. */
export function CodedPlaceInput<Values extends FieldValues>({ form, name }: CodedPlaceInputProps<Values>) {
  const { t } = useTranslation();
  const placeOf = usePlaceOf();
  return (
    <ComboInput
      form={form}
      name={name}
      search={searchPlaces}
      optionsOf={optionsLike}
      nameOf={placeOf}
      onCreate={(text) => Promise.resolve(isLocode(text) ? placeOf(normaliseLocode(text)) : null)}
      createLabel={(text) =>
        isLocode(text)
          ? t('Use the code {{code}}, which is not on our list', { code: normaliseLocode(text) })
          : t('No place of our list is called so')
      }
      hint={t('By name or UN/LOCODE')}
    />
  );
}
