import { isLocode, normaliseLocode } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, type Option, optionsLike, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { searchPlaces, usePlaceOf } from './known-places';

interface PlaceInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** The code's field, and the field of a place as it is written. */
  locode: FieldPath<Values>;
  place: FieldPath<Values>;
}

/** A port or airport by its name, its UN/LOCODE or another name of it; any other place in words. */
export function PlaceInput<Values extends FieldValues>({ form, locode, place }: PlaceInputProps<Values>) {
  const { t } = useTranslation();
  const written = useController({ control: form.control, name: place });
  const nameOf = usePlaceOf();
  /** What is on no list is a code where it can be one, and a place in words otherwise. */
  const take = (text: string): Promise<Option | null> => {
    if (isLocode(text)) return Promise.resolve(nameOf(normaliseLocode(text)));
    written.field.onChange(text);
    return Promise.resolve(null);
  };
  return (
    <>
      <ComboInput
        form={form}
        name={locode}
        search={searchPlaces}
        optionsOf={optionsLike}
        nameOf={nameOf}
        onCreate={take}
        createLabel={(text) =>
          isLocode(text)
            ? t('Use the code {{code}}, which is not on our list', { code: normaliseLocode(text) })
            : t('Use "{{text}}" as written', { text })
        }
        hint={t('By name or UN/LOCODE')}
      />
      <TextInput form={form} name={place} hint={t('For a place without a code')} />
    </>
  );
}
