import { useTranslation } from '@freightdesk/shared-i18n';
import { ChoiceInput, type Option, type SchemaForm } from '@freightdesk/shared-ui/forms';
import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { countryCodes } from './country-codes.data';

/** A country is found in the reader's language, in English and by its two letters. */
const countriesIn = (language: string): Option[] => {
  const own = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const nameOf = (code: string): string => own.of(code) ?? code;
  return countryCodes
    .map((code) => ({ id: code, label: nameOf(code), detail: code, also: english.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
};

interface CountryInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
}

/** A country by its name. */
export function CountryInput<Values extends FieldValues>(props: CountryInputProps<Values>) {
  const { language } = useTranslation().i18n;
  const options = useMemo(() => countriesIn(language), [language]);
  return <ChoiceInput {...props} list={`countries ${language}`} options={options} />;
}
