import {
  carriageRiskLabel,
  type Docket,
  docketDeliveryLabel,
  docketModeLabel,
  freightBasisLabel,
  type GoodsPerson,
  gstPayerLabel,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, FactList, MoneyText, SectionCard } from '@freightdesk/shared-ui';

const placed = (person: GoodsPerson | null) =>
  person && [person.name, person.address, person.pincode].filter(Boolean).join(', ');

/** A docket to be read, such as one that has ended. */
export function DocketFacts({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const { risk, freightBasis, gstPayableBy } = docket;
  return (
    <SectionCard title={t('Docket')}>
      <FactList
        facts={[
          { label: t('Billing party'), value: docket.billingParty?.name },
          { label: t('Consignor'), value: placed(docket.consignor) },
          { label: t('Consignee'), value: placed(docket.consignee) },
          { label: t('Date'), value: <DateText date={docket.date} /> },
          { label: t('Mode'), value: t(docketModeLabel[docket.mode]) },
          { label: t('Delivery'), value: t(docketDeliveryLabel[docket.delivery]) },
          { label: t('Said to contain'), value: docket.description },
          { label: t('Packages'), value: docket.packages },
          { label: t('Actual kg'), value: docket.actualKg },
          { label: t('Chargeable kg'), value: docket.chargeableKg },
          { label: t('Declared value'), value: <MoneyText paise={docket.declaredValuePaise} /> },
          { label: t('Risk'), value: risk && t(carriageRiskLabel[risk]) },
          { label: t('Freight'), value: freightBasis && t(freightBasisLabel[freightBasis]) },
          { label: t('GST payable by'), value: gstPayableBy && t(gstPayerLabel[gstPayableBy]) },
          { label: t('Vehicle'), value: docket.vehicleNumber },
          { label: t('Invoices'), value: docket.invoices.map(({ number }) => number).join(', ') || '–' },
        ]}
      />
    </SectionCard>
  );
}
