import { queryOf, useSave } from '@freightdesk/data-access-api';
import {
  addJournal,
  getJournal,
  getJournalTemplate,
  type Journal,
  type JournalTemplate,
  ledgerPaths as paths,
  listJournals,
} from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { LoadedPage, PageHeader, RepeatLast, SectionCard, StartedFrom, useNotify } from '@freightdesk/shared-ui';
import {
  DateInput,
  DocumentDateInput,
  FormGrid,
  FormPage,
  TextInput,
  useMeantDate,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { JournalBalance } from './journal-balance';
import { journalLike, journalOf, journalSchema, newJournal } from './journal-form';
import { JournalLines } from './journal-lines';

interface BegunWith {
  /** The journal that it is begun as. */
  like: Journal | null;
  template?: JournalTemplate;
}

function NewJournalForm({ like, template }: BegunWith) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const meantDate = useMeantDate();
  const add = useSave(addJournal);
  const { form, saving } = useRecordForm({
    schema: journalSchema,
    startOf: () => begun({ like, template }),
    send: async (input) => {
      await meantDate(input.date);
      return add(input);
    },
  });
  return (
    <>
      <PageHeader
        title={t('New journal')}
        breadcrumbs={[{ label: t('Journals'), to: paths.journals.href() }, { label: t('New journal') }]}
        action={
          <>
            <Button component={Link} to={paths.journalTemplates.href()}>
              {t('Templates')}
            </Button>
            <RepeatLast last={queryOf(listJournals, { pageSize: 1 })} />
          </>
        }
      />
      <FormPage
        {...saving}
        submitLabel={t('Post')}
        againLabel={like === null ? t('Post and start another') : undefined}
        keeps={['date']}
        summary={<JournalBalance form={form} />}
        onSaved={({ id, number }, afterwards) => {
          notify(t('{{number}} is posted', { number }));
          if (afterwards !== 'again') void navigate(paths.journal.href(id));
        }}
        onCancel={() => void navigate(paths.journals.href())}
      >
        <SectionCard>
          <FormGrid columns={4}>
            <DocumentDateInput form={form} name="date" />
            <DateInput form={form} name="reverseOn" hint={t('For what is owed or prepaid at a month’s end')} />
            <Box sx={{ gridColumn: { sm: 'span 2' } }}>
              <TextInput form={form} name="narration" />
            </Box>
          </FormGrid>
        </SectionCard>
        <JournalLines form={form} like={like} />
      </FormPage>
    </>
  );
}

const begun = ({ like, template }: BegunWith) => {
  if (template) return journalOf(template);
  return like === null ? newJournal() : journalLike(like);
};

function FromTemplate({ id }: { id: string }) {
  return (
    <LoadedPage query={useQuery(queryOf(getJournalTemplate, { id }))}>
      {(template) => <NewJournalForm key={template.id} like={template.journal} template={template} />}
    </LoadedPage>
  );
}

/** A journal from nothing, like another one, or from a template. */
export function Component() {
  const template = useSearchParams()[0].get('template');
  if (template) return <FromTemplate id={template} />;
  return (
    <StartedFrom read={(id) => queryOf(getJournal, { id })}>
      {(like) => <NewJournalForm key={like?.id ?? ''} like={like} />}
    </StartedFrom>
  );
}
