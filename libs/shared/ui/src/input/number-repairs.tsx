import { useTranslation } from '@freightdesk/shared-i18n';
import type { ReadsNumber } from '@freightdesk/shared-endpoint';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** The likeliest come first; more than these are no help. */
const mostOffered = 3;

interface NumberRepairsProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  reads: ReadsNumber;
}

/** What a number whose last digit does not fit was likely meant to be: one slip away, and taken by a press. */
export function NumberRepairs<Values extends FieldValues>({ form, name, reads }: NumberRepairsProps<Values>) {
  const { t } = useTranslation();
  const typed: unknown = useWatch({ control: form.control, name });
  const repairs = (typeof typed === 'string' ? reads(typed)?.repairs : undefined) ?? [];
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
