import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { lineOf } from '../form/line-of';
import type { ShownField } from '../form/shown-field';
import type { SchemaForm } from '../form/use-schema-form';

/** With one problem the cursor stands in its field already. */
const fewest = 2;

/** Two sides of a document have a name each: which of them is meant says the heading above it. */
const partOf = (path: string): string =>
  document.querySelector(`[name="${path}"]`)?.closest('section')?.querySelector('h2')?.textContent ?? '';

function nameOf<Values extends FieldValues>(
  form: SchemaForm<Values>,
  { path, label }: Pick<ShownField<Values>, 'path' | 'label'>,
): string {
  const line = lineOf(form, path);
  if (line !== '') return `${label} ${line}`;
  const isAlone = [...form.shown.values()].filter((field) => field.label === label).length === 1;
  const part = isAlone ? '' : partOf(path);
  return part === '' ? label : `${part}: ${label}`;
}

/** What a form was not taken for: its fields by name above the first of them, each of which is gone to by a press. */
export function ProblemSummary<Values extends FieldValues>({ form }: { form: SchemaForm<Values> }) {
  const { t } = useTranslation();
  const state = useFormState({ control: form.control });
  if (state.submitCount === 0) return null;
  const wrong = [...form.shown.values(), ...form.resting.values()].filter(
    ({ path }) => form.getFieldState(path, state).invalid,
  );
  if (wrong.length < fewest) return null;
  return (
    <Alert severity="error" role="group" aria-label={t('To correct')}>
      {t('{{count}} fields are to be corrected:', { count: wrong.length })}{' '}
      {wrong.map(({ path, label }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <Link component="button" type="button" color="inherit" underline="always" onClick={() => form.setFocus(path)}>
            {nameOf(form, { path, label })}
          </Link>
        </Fragment>
      ))}
    </Alert>
  );
}
