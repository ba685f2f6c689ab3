import { useTranslation } from '@freightdesk/shared-i18n';
import type { FieldValues } from 'react-hook-form';
import { optionNamed, optionsLike } from '../form/likeness';
import type { Option } from '../form/option';
import { ComboInput } from './combo-input';
import { kept } from './kept';
import type { FieldProps } from './use-field';

interface ChoiceInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** What tells this list from others. */
  list: string;
  options: readonly Option[];
  /** What is not on the list may be written. */
  takesOthers?: boolean;
}

/** One of many known values, found while typing by name, code or another name. For a few use `SelectInput`. */
export const ChoiceInput = kept(function ChoiceInput<Values extends FieldValues>(props: ChoiceInputProps<Values>) {
  const { list, options, takesOthers = false, ...field } = props;
  const { t } = useTranslation();
  const written = (text: string): Option => ({ id: text, label: text });
  return (
    <ComboInput
      {...field}
      search={() => ({ queryKey: ['choices', list], queryFn: () => list, initialData: list, staleTime: Infinity })}
      optionsOf={(_list, text) => optionsLike(options, text)}
      nameOf={(id) => options.find((option) => option.id === id) ?? written(id)}
      read={(text) => optionNamed(options, text)?.id ?? (takesOthers ? text.trim() : undefined)}
      {...(takesOthers && {
        onCreate: (text: string) => Promise.resolve(written(text)),
        unchosen: 'Choose one of the list, or use it as written.',
        takesWritten: () => true,
        createLabel: (text: string) => t('Use "{{text}}" as written', { text }),
      })}
    />
  );
});
