import { listPeople } from '@freightdesk/activity-contract';
import {
  type AddJobcardInput,
  carriageScopeLabel,
  carriageScopes,
  incoterms,
  type Jobcard,
  jobDirectionLabel,
  jobDirections,
  jobModeLabel,
  jobModes,
} from '@freightdesk/intl-shipment-contract';
import { indianStateCodes } from '@freightdesk/parties-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { PartyPicker, StateInput } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import { DocumentDateInput, FormGrid, type SchemaForm, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { PlaceInput } from '../../fields/place-input';
import { ContainerLines } from './container-lines';
import { LeftOut } from './other-way';
import { LegLines } from './leg-lines';
import { PackageLines } from './package-lines';
import { RepeatLane } from './repeat-lane';
import { CustomsFields, TransportFields } from './transport-fields';
import { useJobWarnings } from './use-job-warnings';

interface JobcardFieldsProps {
  form: SchemaForm<AddJobcardInput>;
  /** The job that is changed; null for a new one. */
  job: Jobcard | null;
  /** The job that names its parties: the one that is changed, or repeated. */
  named: Jobcard | null;
}

const termOptions = incoterms.map((value) => ({ value, label: value }));

/** Whom first page and bell tell of the job: whoever may read it may own it. */
function OwnerInput({ form, job }: { form: JobcardFieldsProps['form']; job: Jobcard }) {
  const { data: people = [] } = useQuery(queryOf(listPeople, { record: 'jobcard', recordId: job.id }));
  const names = new Map([job.owner, ...people].map(({ id, name }) => [id, name]));
  return <SelectInput form={form} name="ownerId" options={[...names].map(([value, label]) => ({ value, label }))} />;
}

function JobSection({ form, job, named }: JobcardFieldsProps) {
  const { t } = useTranslation();
  const isFixed = job !== null;
  const hint = isFixed ? t('Part of the number, so it stays') : undefined;
  return (
    <SectionCard title={t('Job')}>
      <FormGrid columns={3}>
        <PartyPicker
          form={form}
          name="customerId"
          role="CUSTOMER"
          chosen={named?.customer ?? null}
          autoFocus={job === null}
        />
        <PartyPicker form={form} name="shipperId" role="SHIPPER" chosen={named?.shipper ?? null} />
        <PartyPicker form={form} name="consigneeId" role="CONSIGNEE" chosen={named?.consignee ?? null} />
        <SelectInput
          form={form}
          name="mode"
          options={optionsOf(jobModes, jobModeLabel, t)}
          disabled={isFixed}
          hint={hint}
        />
        <SelectInput
          form={form}
          name="direction"
          options={optionsOf(jobDirections, jobDirectionLabel, t)}
          disabled={isFixed}
          hint={hint}
        />
        <DocumentDateInput form={form} name="date" />
        <TextInput form={form} name="reference" hint={t("The customer's own number")} />
        {job !== null && <OwnerInput form={form} job={job} />}
      </FormGrid>
    </SectionCard>
  );
}

function RouteSection({ form, job }: Omit<JobcardFieldsProps, 'named'>) {
  const { t } = useTranslation();
  const warned = useJobWarnings(form);
  return (
    <SectionCard title={t('Route')}>
      <Stack spacing={2}>
        <FormGrid>
          <PlaceInput form={form} locode="originLocode" place="originPlace" isNeeded />
          <PlaceInput form={form} locode="destinationLocode" place="destinationPlace" isNeeded />
        </FormGrid>
        {job === null && <RepeatLane form={form} />}
        <FormGrid>
          <SelectInput
            form={form}
            name="incoterm"
            options={termOptions}
            emptyLabel={t('Not agreed yet')}
            {...warned('incoterm')}
          />
          <TextInput form={form} name="incotermPlace" />
          <TextInput form={form} name="transhipment" />
          <TextInput form={form} name="commodity" />
          <SelectInput
            form={form}
            name="carriageScope"
            options={optionsOf(carriageScopes, carriageScopeLabel, t)}
            emptyLabel={t('Not agreed yet')}
          />
          <TextInput form={form} name="deliveryPlace" hint={t('If the carrier goes on from the port of discharge')} />
          <TextInput form={form} name="receiptPlace" />
          <StateInput form={form} name="receiptStateCode" codes={indianStateCodes} />
        </FormGrid>
      </Stack>
    </SectionCard>
  );
}

/** All that a person says of a job, in sections; of the transport only what its mode has. */
export function JobcardFields({ form, job, named }: JobcardFieldsProps) {
  const { t } = useTranslation();
  const [mode, direction] = form.watch(['mode', 'direction']);
  return (
    <>
      <JobSection form={form} job={job} named={named} />
      <LeftOut form={form} />
      <RouteSection form={form} job={job} />
      <TransportFields form={form} job={job} named={named} mode={mode} direction={direction} />
      <LegLines form={form} mode={mode} />
      <CustomsFields form={form} mode={mode} direction={direction} />
      <PackageLines form={form} />
      {mode !== 'AIR' && <ContainerLines form={form} direction={direction} />}
      <SectionCard title={t('Notes')}>
        <TextInput form={form} name="notes" rows={3} />
      </SectionCard>
    </>
  );
}
