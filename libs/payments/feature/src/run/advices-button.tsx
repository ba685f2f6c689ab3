import { takeFile } from '@freightdesk/data-access-api';
import { getAdvices, type Run } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PdfButton } from '@freightdesk/shared-ui';

/** What the vendors of an approved or paid run are sent. */
export function AdvicesButton({ run: { id, status } }: { run: Run }) {
  const { t } = useTranslation();
  if (status !== 'APPROVED' && status !== 'PAID') return null;
  return (
    <PdfButton
      ways={[
        { label: t('Remittance advices, one PDF'), how: 'pdf' as const },
        { label: t('Remittance advices, a PDF each (ZIP)'), how: 'zip' as const },
      ]}
      take={(format) => takeFile(getAdvices, { id, format }, `remittance-advices.${format}`)}
    />
  );
}
