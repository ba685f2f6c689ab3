import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import type { Contested } from './rebase';
import { isSame } from './same';

interface SavedMeanwhileProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** From `useStaleSave`; null while nobody came between. */
  contested: readonly Contested<Values>[] | null;
}

interface ChoiceProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  choice: Contested<Values>;
}

const linesIn = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function Choice<Values extends FieldValues>({ form, choice }: ChoiceProps<Values>) {
  const { path, label, saved, text, lines } = choice;
  const { t } = useTranslation();
  const isTaken = isSame(form.watch(path), saved);
  const isGone = lines !== undefined && linesIn(form.watch(lines.path)) < lines.count;
  // The form stands on the current record: what it starts with is what is saved.
  const take = () => form.resetField(path);
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('{{field}}: now {{value}}', { field: label, value: text || t('empty') })}
      </Typography>
      <Button
        size="small"
        color="inherit"
        disabled={isTaken || isGone}
        onClick={take}
        aria-label={t('Use it: {{field}}', { field: label })}
        sx={{ flexShrink: 0 }}
      >
        {isTaken ? t('Used') : t('Use it')}
      </Button>
    </Stack>
  );
}

/** Tells that somebody else saved the record, and offers their value of each field that both changed. */
export function SavedMeanwhile<Values extends FieldValues>({ form, contested }: SavedMeanwhileProps<Values>) {
  const { t } = useTranslation();
  const alert = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below: whoever pressed it is brought here.
  useEffect(() => alert.current?.focus(), [contested]);
  if (!contested) return null;
  return (
    <Alert ref={alert} severity="warning" tabIndex={-1} sx={{ scrollMarginBlockStart: 96 }}>
      {t('Someone else saved this record. What you did not touch is as they left it.')}{' '}
      {contested.length > 0
        ? t('You both changed these fields. Saving keeps what stands in the form.')
        : t('What you changed is still yours: save again.')}
      <Stack component="ul" spacing={0.5} sx={{ margin: 0, marginBlockStart: 1, padding: 0, listStyle: 'none' }}>
        {contested.map((choice) => (
          <Choice key={choice.path} form={form} choice={choice} />
        ))}
      </Stack>
    </Alert>
  );
}
