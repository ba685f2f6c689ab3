import { carriageScopeLabel, type Jobcard, jobDirectionLabel, jobModeLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, type Fact, FactList, MoneyText, SectionCard, type Translate } from '@freightdesk/shared-ui';
import { routeText } from '../fields/place-text';

const rupees = (paise: number | null) => (paise === null ? undefined : <MoneyText paise={paise} />);

/** How far it carries, and when the vessel had the goods. */
const carriedFacts = ({ carriageScope, deliveryPlace, onBoardDate }: Jobcard, t: Translate): Fact[] => [
  { label: t('Scope'), value: carriageScope ? t(carriageScopeLabel[carriageScope]) : undefined },
  { label: t('Place of delivery'), value: deliveryPlace ?? undefined },
  { label: t('On-board date'), value: onBoardDate ? <DateText date={onBoardDate} /> : undefined },
];

/** A job that has ended, to be read. */
export function JobcardFacts({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Job')}>
      <FactList
        facts={[
          { label: t('Customer'), value: job.customer.name },
          { label: t('Shipper'), value: job.shipper?.name },
          { label: t('Consignee'), value: job.consignee?.name },
          { label: t('Overseas agent'), value: job.overseasAgent?.name },
          { label: t('Notify party'), value: job.notifyParty?.name },
          { label: t('Co-loader'), value: job.coLoader?.name },
          { label: t('Customs broker'), value: job.customsBroker?.name },
          { label: t('Owner'), value: job.owner.name },
          { label: t('Mode'), value: `${t(jobModeLabel[job.mode])} · ${t(jobDirectionLabel[job.direction])}` },
          { label: t('Route'), value: routeText(job) },
          { label: t('Date'), value: <DateText date={job.date} /> },
          { label: t('Incoterm'), value: [job.incoterm, job.incotermPlace].filter(Boolean).join(' ') || undefined },
          { label: t('Transhipment'), value: job.transhipment ?? undefined },
          ...carriedFacts(job, t),
          { label: t('Commodity'), value: job.commodity },
          { label: t('Gross kg'), value: job.grossKg },
          { label: t('Chargeable kg'), value: job.chargeableKg },
          { label: t('Shipping bill number'), value: job.shippingBillNo ?? undefined },
          { label: t('FOB value'), value: rupees(job.fobPaise) },
          { label: t('Bill of entry number'), value: job.boeNo ?? undefined },
          { label: t('Assessable value'), value: rupees(job.assessablePaise) },
          {
            label: t('Containers'),
            value: job.containers.map(({ containerNumber }) => containerNumber).join(', ') || '–',
          },
        ]}
      />
    </SectionCard>
  );
}
