import { queryOf, useSave } from '@freightdesk/data-access-api';
import { addJournal, getJournal, type Journal, ledgerPaths as paths, listJournals } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader, RepeatLast, SectionCard, StartedFrom, useNotify } from '@freightdesk/shared-ui';
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
import { useNavigate } from 'react-router-dom';
import { JournalBalance } from './journal-balance';
import { journalLike, journalSchema, newJournal } from './journal-form';
import { JournalLines } from './journal-lines';

function NewJournalForm({ like }: { like: Journal | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const meantDate = useMeantDate();
  const add = useSave(addJournal);
  const { form, saving } = useRecordForm({
    schema: journalSchema,
    startOf: () => (like === null ? newJournal() : journalLike(like)),
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
        action={<RepeatLast last={queryOf(listJournals, { pageSize: 1 })} />}
      />
      <FormPage
        {...saving}
        submitLabel={t('Post')}
        summary={<JournalBalance form={form} />}
        onSaved={({ id, number }) => {
          notify(t('{{number}} is posted', { number }));
          void navigate(paths.journal.href(id));
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

/** A journal from nothing, or like another one. */
export function Component() {
  return (
    <StartedFrom read={(id) => queryOf(getJournal, { id })}>
      {(like) => <NewJournalForm key={like?.id ?? ''} like={like} />}
    </StartedFrom>
  );
}
