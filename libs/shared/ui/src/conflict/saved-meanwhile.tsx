import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import type { Contested } from './rebase';

interface SavedMeanwhileProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** From `useStaleSave`; null while nobody came between. */
  contested: readonly Contested<Values>[] | null;
  /** How a value is written where the field shows it otherwise, such as a State by its name. */
  written?: (path: FieldPath<Values>, value: unknown) => string | undefined;
}

interface ChoiceProps<Values extends FieldValues> extends Omit<SavedMeanwhileProps<Values>, 'contested'> {
  choice: Contested<Values>;
}

function Choice<Values extends FieldValues>({ form, choice: { path, saved }, written }: ChoiceProps<Values>) {
  const { t } = useTranslation();
  const label = t(form.facts(path).label ?? path);
  const typed: unknown = form.watch(path);
  const isTaken = (typed ?? '') === (saved ?? '');
  const text = (written?.(path, saved) ?? String(saved ?? '')) || t('empty');
  // The form stands on the current record: what it starts with is what is saved.
  const take = () => form.resetField(path);
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2">{t('{{field}}: now {{value}}', { field: label, value: text })}</Typography>
      <Button
        size="small"
        color="inherit"
        disabled={isTaken}
        onClick={take}
        aria-label={t('Use it: {{field}}', { field: label })}
      >
        {isTaken ? t('Used') : t('Use it')}
      </Button>
    </Stack>
  );
}

/** Tells that somebody else saved the record, and offers their value of each field that both changed. */
export function SavedMeanwhile<Values extends FieldValues>({ form, contested, written }: SavedMeanwhileProps<Values>) {
  const { t } = useTranslation();
  if (!contested) return null;
  return (
    <Alert severity="warning">
      {t('Someone else saved this record. What you did not touch is as they left it.')}{' '}
      {contested.length > 0
        ? t('You both changed these fields. Saving keeps what stands in the form.')
        : t('What you changed is still yours: save again.')}
      <Stack component="ul" spacing={0.5} sx={{ margin: 0, marginBlockStart: 1, padding: 0, listStyle: 'none' }}>
        {contested.map((choice) => (
          <Choice key={choice.path} form={form} choice={choice} written={written} />
        ))}
      </Stack>
    </Alert>
  );
}
