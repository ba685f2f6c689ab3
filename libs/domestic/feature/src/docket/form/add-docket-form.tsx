import { addDocket, type Docket, domesticPaths as paths, getDocket, listDockets } from '@freightdesk/domestic-contract';
import { addDocketInput } from '@freightdesk/domestic-contract/schema';
import { queryOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader, RepeatLast, StartedFrom, useSaySaved } from '@freightdesk/shared-ui';
import { FormPage, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { useDocketName } from '../docket-name';
import { DocketFields } from './docket-fields';
import { docketLike, newDocket } from './docket-form';
import { WeightsSummary } from './docket-weights';

interface AddDocketFormProps {
  /** Goes on to book what was saved for it. */
  onBook: (docket: Docket) => void;
}

/** A docket from nothing, or like another: it is saved as a draft and booked from there. */
function NewDocketForm({ like, onBook }: AddDocketFormProps & { like: Docket | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saySaved = useSaySaved();
  const nameOf = useDocketName();
  const startOf = () => (like === null ? newDocket() : docketLike(like));
  const { form, saving } = useRecordForm({ schema: addDocketInput, startOf, send: useSave(addDocket) });
  return (
    <>
      <PageHeader
        title={t('Add docket')}
        breadcrumbs={[{ label: t('Dockets'), to: paths.dockets.href() }, { label: t('Add docket') }]}
        action={<RepeatLast last={queryOf(listDockets, { pageSize: 1 })} />}
      />
      <FormPage
        {...saving}
        submitLabel={t('Save draft')}
        actLabel={t('Save and book')}
        summary={<WeightsSummary form={form} docket={null} />}
        onSaved={(saved, afterwards) => {
          saySaved(nameOf(saved.data), saved.warnings);
          void navigate(paths.docket.href(saved.data.id));
          if (afterwards === 'act') onBook(saved.data);
        }}
        onCancel={() => void navigate(paths.dockets.href())}
      >
        <DocketFields form={form} docket={null} like={like} />
      </FormPage>
    </>
  );
}

export function AddDocketForm(props: AddDocketFormProps) {
  return (
    <StartedFrom read={(id) => queryOf(getDocket, { id })}>
      {(like) => <NewDocketForm key={like?.id ?? ''} like={like} {...props} />}
    </StartedFrom>
  );
}
