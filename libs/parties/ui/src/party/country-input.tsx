import { useTranslation } from '@freightdesk/shared-i18n';
import { ChoiceInput, type Option, type SchemaForm } from '@freightdesk/shared-ui/forms';
import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { countryCodes } from './country-codes.data';
import { countryNames } from './country-name';

/** A country is found in the reader's language, in English and by its two letters. */
const countriesIn = (language: string): Option[] => {
  const [own, english] = [countryNames(language), countryNames('en')];
  return countryCodes
    .map((code) => ({ id: code, label: own(code), detail: code, also: english(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
};

interface CountryInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
}

/** A country by its name. */
export function CountryInput<Values extends FieldValues>(props: CountryInputProps<Values>) {
  const { language } = useTranslation();
  const options = useMemo(() => countriesIn(language), [language]);
  return <ChoiceInput {...props} list={`countries ${language}`} options={options} />;
}
