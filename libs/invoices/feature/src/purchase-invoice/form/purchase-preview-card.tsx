import { useTranslation } from '@freightdesk/shared-i18n';
import { amountInWords } from '@freightdesk/shared-money';
import { SectionCard } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { BillFigures } from '../bill-figures';
import { Reasons } from '../reasons';
import type { PurchasePreview } from './preview-purchase';

/** What the bill comes to and what of it the vendor is to get, by the same rules that the server computes it with. */
export function PurchasePreviewCard({ preview }: { preview: PurchasePreview | null }) {
  const { t } = useTranslation();
  if (!preview) {
    return (
      <SectionCard title={t('Preview')}>
        <Typography variant="body2" color="textSecondary">
          {t('Choose the vendor to see tax, TDS and total.')}
        </Typography>
      </SectionCard>
    );
  }
  const { figures, place, currency, tds, payable, statedFlaws } = preview;
  const [flaw] = statedFlaws;
  return (
    <SectionCard title={t('Preview')}>
      <BillFigures
        bill={{
          ...figures,
          ...payable,
          currency,
          supply: place.supply,
          stateCode: place.stateCode,
          tdsPaise: tds?.tdsPaise ?? 0,
          tdsSection: tds?.section ?? null,
        }}
      />
      <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
        {amountInWords(payable.payableMinor, currency)}
      </Typography>
      <Reasons texts={[tds?.why, place.why]} />
      {flaw && (
        <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
          {t(flaw.message)}
        </Alert>
      )}
    </SectionCard>
  );
}
