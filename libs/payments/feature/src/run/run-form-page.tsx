import type { Bank } from '@freightdesk/banks-contract';
import { paymentPaths as paths, type Run } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, PageHeader, SectionCard, useNotify } from '@freightdesk/shared-ui';
import { DateInput, FormGrid, FormPage, type SchemaForm, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { DueBills } from './due-bills';
import { type RunForm, totalSoFar } from './run-form';
import { useRunForm } from './use-run-form';

interface RunFormPageProps {
  run: Run | null;
  banks: readonly Pick<Bank, 'id' | 'name' | 'isDefault'>[];
}

function RunHead({ form, banks }: { form: SchemaForm<RunForm>; banks: RunFormPageProps['banks'] }) {
  const { t } = useTranslation();
  return (
    <SectionCard>
      <FormGrid columns={4}>
        <TextInput form={form} name="title" />
        <SelectInput form={form} name="bankId" options={banks.map(({ id, name }) => ({ value: id, label: name }))} />
        <DateInput form={form} name="payOn" />
        <DateInput form={form} name="until" label={t('Due until')} required />
      </FormGrid>
    </SectionCard>
  );
}

/** A run on a page: what it is called and paid from, the bills that are due, and what each vendor gets. */
export function RunFormPage({ run, banks }: RunFormPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { form, saving, query, bills, debits, lines } = useRunForm(run, banks);
  const title = run ? t('Edit {{name}}', { name: run.title }) : t('Prepare payment run');
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: t('Payment runs'), to: paths.runs.href() }, { label: title }]} />
      <FormPage
        {...saving}
        submitLabel={t('Save')}
        summary={
          <Typography>
            {t('{{count}} bills', { count: lines.length })} · <MoneyText paise={totalSoFar(lines)} />
          </Typography>
        }
        onSaved={({ id, title: name }) => {
          notify(t('{{name}} is saved', { name }));
          void navigate(paths.run.href(id));
        }}
        onCancel={() => void navigate(run ? paths.run.href(run.id) : paths.runs.href())}
      >
        <RunHead form={form} banks={banks} />
        <DueBills form={form} query={query} bills={bills} debits={debits} lines={lines} />
      </FormPage>
    </>
  );
}
