import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';

/** The likeliest come first; more than these are no help. */
const mostOffered = 3;

interface NumberRepairsProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  /** What it may have been meant to be, the likeliest first; nothing where it is right. */
  repairsOf: (text: string) => readonly string[];
}

/** Beneath the field of a number that a slip has made wrong: what it was likely meant to be, taken by a press. */
export function NumberRepairs<Values extends FieldValues>({ form, name, repairsOf }: NumberRepairsProps<Values>) {
  const { t } = useTranslation();
  const typed: unknown = useWatch({ control: form.control, name });
  const repairs = typeof typed === 'string' ? repairsOf(typed) : [];
  if (repairs.length === 0) return null;
  const use = (number: string) => {
    form.shown.get(name)?.change(number);
    void form.trigger(name);
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      {repairs.slice(0, mostOffered).map((number) => (
        <Button key={number} size="small" onClick={() => use(number)}>
          {t('Use {{number}}', { number })}
        </Button>
      ))}
    </Stack>
  );
}
