import { queryOf, useSave } from '@freightdesk/data-access-api';
import {
  hasSamePorts,
  houseModes,
  type Jobcard,
  type JobcardRow,
  jobModeLabel,
  linkHouses,
  type LinkHousesInput,
  listJobcards,
} from '@freightdesk/intl-shipment-contract';
import { jobcardSchema, linkHousesInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, useNotify } from '@freightdesk/shared-ui';
import { FormDialog, type SchemaForm, TextInput, useRecordForm, useWatch } from '@freightdesk/shared-ui/forms';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { routeText } from '../../fields/place-text';

const going = ['DRAFT', 'OPEN', 'IN_PROGRESS', 'COMPLETED', 'REOPENED'];
const mostOffered = 20;

const startOf = ({ id, version }: Jobcard) => ({ id, version, houses: [], reason: '' });

/** Jobs that may travel under the master and travel by themselves, the latest first; found by number, customer or bill. */
function useOffered({ mode, direction }: Jobcard, typed: string) {
  const q = useDeferredValue(typed.trim());
  const narrowed = { mode: houseModes[mode], direction, shipmentType: 'DIRECT', status: going, pageSize: mostOffered };
  return useQuery({ ...queryOf(listJobcards, { ...narrowed, ...(q && { q }) }), placeholderData: keepPreviousData });
}

interface OfferedJobsProps {
  form: SchemaForm<LinkHousesInput>;
  job: Jobcard;
  rows: readonly JobcardRow[];
}

function OfferedJobs({ form, job, rows }: OfferedJobsProps) {
  const { t } = useTranslation();
  const chosen = useWatch({ control: form.control, name: 'houses' }) ?? [];
  const rank = (row: JobcardRow) => Number(!hasSamePorts(job, row));
  // Those that need no reason come first, else the latest.
  const offered = rows.filter(({ id }) => id !== job.id).sort((one, other) => rank(one) - rank(other));
  if (offered.length === 0) return <Typography color="textSecondary">{t('No such job travels by itself.')}</Typography>;
  const put = ({ id, version }: JobcardRow, isIn: boolean) => {
    const others = chosen.filter((house) => house.id !== id);
    const houses = isIn ? [...others, { id, version }] : others;
    form.setValue('houses', houses, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <Stack role="group" aria-label={t('Jobs')}>
      {offered.map((row) => (
        <FormControlLabel
          key={row.id}
          control={
            <Checkbox
              size="small"
              checked={chosen.some(({ id }) => id === row.id)}
              onChange={(_event, isIn) => put(row, isIn)}
            />
          }
          label={[row.number, t(jobModeLabel[row.mode]), row.customer.name, routeText(row)].join(' · ')}
          sx={{ ...(!hasSamePorts(job, row) && { color: 'text.secondary' }) }}
        />
      ))}
    </Stack>
  );
}

/** Chooses the jobs that travel under a master. Those between other places need a reason. */
export function LinkHousesDialog({ job, onClose }: { job: Jobcard; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const save = useSave(linkHouses);
  const offered = useOffered(job, typed);
  const { form, saving } = useRecordForm({
    schema: linkHousesInput,
    record: job,
    recordSchema: jobcardSchema,
    // One of the houses may be what somebody else changed.
    goesOn: (current) => current.id === job.id,
    startOf,
    send: ({ houses, reason }, { id, version }) => save({ id, version, houses, ...(reason && { reason }) }),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Houses of {{number}}', { number: job.number })}
      submitLabel={t('Add houses')}
      onSaved={(master) => notify(t('{{number}} has its houses', { number: master.number }))}
      onClose={onClose}
    >
      <TextField
        size="small"
        label={t('Search jobs')}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded query={offered}>{({ data }) => <OfferedJobs form={form} job={job} rows={data} />}</Loaded>
      <TextInput form={form} name="reason" hint={t('Only where a house begins or ends elsewhere than its master.')} />
    </FormDialog>
  );
}
