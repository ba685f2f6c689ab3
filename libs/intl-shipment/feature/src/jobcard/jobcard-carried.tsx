import {
  blTypeLabel,
  boeTypeLabel,
  fieldsOfWay,
  freightTermsLabel,
  type Jobcard,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  DateText,
  type Fact,
  FactList,
  fixedText,
  InstantText,
  MoneyText,
  SectionCard,
  SmallTable,
  type Translate,
} from '@freightdesk/shared-ui';

const day = (date: string | null) => (date ? <DateText date={date} /> : undefined);
const moment = (at: string | null) => (at ? <InstantText instant={at} /> : undefined);
const rupees = (paise: number | null) => (paise === null ? undefined : <MoneyText paise={paise} />);
const text = (value: string | null) => value ?? undefined;
const word = (label: Readonly<Record<string, string>>, value: string | null, t: Translate) =>
  value === null ? undefined : t(label[value] ?? value);

/** What a job says of its way, by the names that its form has for it. */
const saidOfWay = (job: Jobcard, t: Translate) =>
  ({
    carrier: [t('Carrier'), text(job.carrier)],
    flightNumber: [t('Flight'), text(job.flightNumber)],
    bookingNumber: [t('Booking number'), text(job.bookingNumber)],
    vessel: [t('Vessel'), text(job.vessel)],
    voyage: [t('Voyage'), text(job.voyage)],
    imoNumber: [t('IMO number'), text(job.imoNumber)],
    mawbNumber: [t('MAWB'), text(job.mawbNumber)],
    hawbNumber: [t('HAWB'), text(job.hawbNumber)],
    rateClass: [t('Rate class'), text(job.rateClass)],
    mblNumber: [t('MBL'), text(job.mblNumber)],
    mblDate: [t('MBL date'), day(job.mblDate)],
    mblType: [t('MBL type'), word(blTypeLabel, job.mblType, t)],
    hblNumber: [t('HBL'), text(job.hblNumber)],
    hblDate: [t('HBL date'), day(job.hblDate)],
    hblType: [t('HBL type'), word(blTypeLabel, job.hblType, t)],
    onBoardDate: [t('On-board date'), day(job.onBoardDate)],
    cfs: [t('CFS'), text(job.cfs)],
    siCutoffAt: [t('SI cut-off'), moment(job.siCutoffAt)],
    vgmCutoffAt: [t('VGM cut-off'), moment(job.vgmCutoffAt)],
    gateInCutoffAt: [t('Gate-in cut-off'), moment(job.gateInCutoffAt)],
    customsCutoffAt: [t('Customs cut-off'), moment(job.customsCutoffAt)],
    doNumber: [t('Delivery order number'), text(job.doNumber)],
    doValidUntil: [t('DO valid until'), day(job.doValidUntil)],
  }) as const;

/** The same of what customs gave it. */
const saidOfCustoms = (job: Jobcard, t: Translate) =>
  ({
    portCode: [t('Port code'), text(job.portCode)],
    csnNo: [t('CSN (SCMTR) number'), text(job.csnNo)],
    shippingBillNo: [t('Shipping bill number'), text(job.shippingBillNo)],
    shippingBillDate: [t('Shipping bill date'), day(job.shippingBillDate)],
    shippingBillType: [t('Shipping bill type'), text(job.shippingBillType)],
    leoDate: [t('Let export order date'), day(job.leoDate)],
    egmNo: [t('EGM number'), text(job.egmNo)],
    egmDate: [t('EGM date'), day(job.egmDate)],
    exportScheme: [t('Export scheme'), text(job.exportScheme)],
    fobPaise: [t('FOB value'), rupees(job.fobPaise)],
    igmNo: [t('IGM / SAM number'), text(job.igmNo)],
    igmDate: [t('IGM / SAM date'), day(job.igmDate)],
    igmLineNo: [t('Line number'), text(job.igmLineNo)],
    boeNo: [t('Bill of entry number'), text(job.boeNo)],
    boeDate: [t('Bill of entry date'), day(job.boeDate)],
    boeType: [t('Bill of entry type'), word(boeTypeLabel, job.boeType, t)],
    assessablePaise: [t('Assessable value'), rupees(job.assessablePaise)],
    dutyChallanNo: [t('Duty challan number'), text(job.dutyChallanNo)],
    oocDate: [t('Out-of-charge date'), day(job.oocDate)],
  }) as const;

/** Those that its mode and direction have, and that were told: nobody will add to them. */
const factsOf = (job: Jobcard, said: Readonly<Record<string, readonly [string, Fact['value']]>>): Fact[] => {
  const fields: readonly string[] = fieldsOfWay(job);
  return Object.entries(said).flatMap(([field, [label, value]]) =>
    fields.includes(field) && value !== undefined ? [{ label, value }] : [],
  );
};

function Legs({ legs }: Pick<Jobcard, 'legs'>) {
  const { t } = useTranslation();
  if (legs.length === 0) return null;
  return (
    <SectionCard title={t('Further legs')}>
      <SmallTable
        label={t('Further legs')}
        columns={[
          { header: t('Flight or vessel') },
          { header: t('From') },
          { header: t('To') },
          { header: t('Departs on') },
          { header: t('Arrives on') },
          { header: t('Pieces'), align: 'end', hideOnPhone: true },
          { header: t('Gross kg'), align: 'end', hideOnPhone: true },
        ]}
        rows={legs.map(({ conveyance, fromPlace, toPlace, departsOn, arrivesOn, pieces, grossKg }, index) => ({
          key: index,
          cells: [
            <bdi key="by">{conveyance}</bdi>,
            fromPlace ?? '–',
            toPlace ?? '–',
            <DateText key="departs" date={departsOn} />,
            <DateText key="arrives" date={arrivesOn} />,
            pieces ?? '–',
            fixedText(grossKg, 0),
          ],
        }))}
      />
    </SectionCard>
  );
}

/** How the goods of a job that has ended were carried, and what customs gave it. */
export function CarriedCards({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const customs = factsOf(job, saidOfCustoms(job, t));
  return (
    <>
      <SectionCard title={t('Transport')}>
        <FactList
          facts={[
            { label: t('ETD'), value: day(job.etd) },
            { label: t('ETA'), value: day(job.eta) },
            ...factsOf(job, saidOfWay(job, t)),
            ...(job.transhipment ? [{ label: t('Transhipment'), value: job.transhipment }] : []),
            ...(job.freightTerms ? [{ label: t('Freight'), value: t(freightTermsLabel[job.freightTerms]) }] : []),
          ]}
        />
      </SectionCard>
      <Legs legs={job.legs} />
      {customs.length > 0 && (
        <SectionCard title={t('Customs')}>
          <FactList facts={customs} />
        </SectionCard>
      )}
    </>
  );
}
