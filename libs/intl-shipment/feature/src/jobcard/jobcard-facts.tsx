import { carriageScopeLabel, type Jobcard, jobDirectionLabel, jobModeLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, type Fact, FactList, fixedText, SectionCard, type Translate } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { routeText } from '../fields/place-text';
import { CarriedCards } from './jobcard-carried';

const peopleFacts = (job: Jobcard, t: Translate): Fact[] => [
  { label: t('Customer'), value: job.customer.name },
  { label: t('Shipper'), value: job.shipper?.name },
  { label: t('Consignee'), value: job.consignee?.name },
  { label: t('Overseas agent'), value: job.overseasAgent?.name },
  { label: t('Notify party'), value: job.notifyParty?.name },
  { label: t('Co-loader'), value: job.coLoader?.name },
  { label: t('Customs broker'), value: job.customsBroker?.name },
  { label: t('Owner'), value: job.owner.name },
];

const goodsFacts = (job: Jobcard, t: Translate): Fact[] => [
  { label: t('Commodity'), value: job.commodity },
  {
    label: t('Packages'),
    value: job.packages.map(({ quantity, type }) => `${quantity} ${type}`).join(', ') || undefined,
  },
  { label: t('Gross kg'), value: fixedText(job.grossKg, 0) },
  { label: t('Chargeable kg'), value: fixedText(job.chargeableKg, 0) },
  {
    label: t('Containers'),
    value: job.containers.map(({ containerNumber }) => containerNumber).join(', ') || undefined,
  },
  { label: t('Reference'), value: job.reference },
  { label: t('Notes'), value: job.notes },
];

/** A job that has ended, to be read. */
export function JobcardFacts({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={3}>
      <SectionCard title={t('Job')}>
        <FactList
          facts={[
            ...peopleFacts(job, t),
            { label: t('Mode'), value: `${t(jobModeLabel[job.mode])} · ${t(jobDirectionLabel[job.direction])}` },
            { label: t('Route'), value: routeText(job) },
            { label: t('Date'), value: <DateText date={job.date} /> },
            { label: t('Incoterm'), value: [job.incoterm, job.incotermPlace].filter(Boolean).join(' ') || undefined },
            { label: t('Scope'), value: job.carriageScope ? t(carriageScopeLabel[job.carriageScope]) : undefined },
            { label: t('Place of receipt'), value: job.receiptPlace },
            { label: t('Place of delivery'), value: job.deliveryPlace },
            ...goodsFacts(job, t),
          ]}
        />
      </SectionCard>
      <CarriedCards job={job} />
    </Stack>
  );
}
