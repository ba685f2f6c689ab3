import {
  carriageRiskLabel,
  type Docket,
  docketDeliveryLabel,
  docketModeLabel,
  freightBasisLabel,
  gstPayerLabel,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, MoneyText } from '@freightdesk/shared-ui';

/** The goods as they were said to be, and the terms on which they are carried. */
export function NoteGoods({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const { risk, freightBasis, gstPayableBy, packages, packing } = docket;
  const counted = [packages, packing].filter((part) => part !== null).join(' ');
  return (
    <FactList
      facts={[
        { label: t('Said to contain'), value: docket.description },
        { label: t('Packages'), value: counted || '–' },
        { label: t('Hazardous'), value: docket.isHazardous ? t('Yes') : t('No') },
        { label: t('Actual kg'), value: docket.actualKg },
        { label: t('Chargeable kg'), value: docket.chargeableKg },
        { label: t('Declared value ₹'), value: <MoneyText paise={docket.declaredValuePaise} /> },
        { label: t('Mode'), value: t(docketModeLabel[docket.mode]) },
        { label: t('Delivery'), value: t(docketDeliveryLabel[docket.delivery]) },
        { label: t('Risk'), value: risk && t(carriageRiskLabel[risk]) },
        { label: t('Freight'), value: freightBasis && t(freightBasisLabel[freightBasis]) },
        { label: t('GST payable by'), value: gstPayableBy && t(gstPayerLabel[gstPayableBy]) },
        { label: t('Vehicle'), value: docket.vehicleNumber },
        { label: t('Driver'), value: [docket.driverName, docket.driverPhone].filter(Boolean).join(' · ') || '–' },
        { label: t('Reference'), value: docket.reference },
      ]}
    />
  );
}
