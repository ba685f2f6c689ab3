import {
  isLocode,
  isTypedAsLocode,
  normaliseLocode,
  offeredPlaces,
  placeName,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, type Option, optionsLike, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** Fetched with the first form that asks for a place, never with a list. */
const placesQuery = {
  queryKey: ['known places'],
  queryFn: async (): Promise<Option[]> =>
    Object.entries(await offeredPlaces()).map(([code, [name, also]]) => ({
      id: code,
      label: name,
      detail: code,
      ...(also !== undefined && { also }),
    })),
  staleTime: Infinity,
};
const search = () => placesQuery;

/** A place by its code, as it is offered. */
function usePlaceOf(): (code: string) => Option {
  const { data: known = [] } = useQuery(placesQuery);
  return (code) => known.find(({ id }) => id === code) ?? { id: code, label: placeName(code), detail: code };
}

interface PlaceInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** The code's field, and the field of a place as it is written. */
  locode: FieldPath<Values>;
  place: FieldPath<Values>;
  /** Nothing is saved without it: it is marked so until the place is written. */
  isNeeded?: boolean;
}

/** A port or airport by its name, its UN/LOCODE or another name of it; any other place in words. */
export function PlaceInput<Values extends FieldValues>({
  form,
  locode,
  place,
  isNeeded = false,
}: PlaceInputProps<Values>) {
  const { t } = useTranslation();
  const written = useController({ control: form.control, name: place });
  const nameOf = usePlaceOf();
  /** What is on no list is a code where it is typed as one, and a place in words otherwise. */
  const take = (text: string): Promise<Option | 'elsewhere'> => {
    if (isTypedAsLocode(text)) return Promise.resolve(nameOf(normaliseLocode(text)));
    written.field.onChange(text);
    return Promise.resolve('elsewhere');
  };
  /** A code that is on no list may be a slip, and other words are not written over: both are for the person to say. */
  const takesWritten = (text: string) => !isTypedAsLocode(text) && !written.field.value;
  return (
    <>
      <ComboInput
        form={form}
        name={locode}
        required={isNeeded && !written.field.value}
        search={search}
        optionsOf={optionsLike}
        nameOf={nameOf}
        onCreate={take}
        createLabel={(text) =>
          isTypedAsLocode(text)
            ? t('Use the code {{code}}, which is not on our list', { code: normaliseLocode(text) })
            : t('Use "{{text}}" as written', { text })
        }
        unchosen="Choose one of the list, or use it as written."
        takesWritten={takesWritten}
        hint={t('By name or UN/LOCODE')}
      />
      <TextInput form={form} name={place} hint={t('For a place without a code')} />
    </>
  );
}

interface CodedPlaceInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
}

/** A port or airport that has a code: what is found by it, such as a tariff, takes no other place. */
export function CodedPlaceInput<Values extends FieldValues>({ form, name }: CodedPlaceInputProps<Values>) {
  const { t } = useTranslation();
  const nameOf = usePlaceOf();
  return (
    <ComboInput
      form={form}
      name={name}
      search={search}
      optionsOf={optionsLike}
      nameOf={nameOf}
      onCreate={(text) => Promise.resolve(isLocode(text) ? nameOf(normaliseLocode(text)) : null)}
      createLabel={(text) =>
        isLocode(text)
          ? t('Use the code {{code}}, which is not on our list', { code: normaliseLocode(text) })
          : t('No place of our list is called so')
      }
      unchosen="Choose one of the list, or enter its UN/LOCODE."
      hint={t('By name or UN/LOCODE')}
    />
  );
}
