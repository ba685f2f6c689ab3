import { type Payment, refundedFigures } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, type Fact, FactList, MoneyText } from '@freightdesk/shared-ui';
import { taxOf } from '@freightdesk/tax-contract';
import Typography from '@mui/material/Typography';

/** What goes back, with the GST within it, and what is left as an advance: by the rule that the server posts by. */
export function RefundPreview({ payment, amountMinor }: { payment: Payment; amountMinor: number }) {
  const { t } = useTranslation();
  const { unallocatedMinor, advanceTax, currency } = payment;
  const asked = Math.min(Math.max(amountMinor, 0), unallocatedMinor);
  const { tax, leftMinor, leftTaxPaise } = refundedFigures(payment, asked);
  const money = (label: string, paise: number): Fact => ({ label, value: <MoneyText paise={paise} /> });
  const ahead = (label: string, minor: number): Fact => ({
    label,
    value: <AmountText minor={minor} currency={currency} />,
  });
  return (
    <>
      <FactList
        facts={[
          ahead(t('Unallocated'), unallocatedMinor),
          ...(advanceTax ? [money(t('GST that goes back'), tax ? taxOf(tax) : 0)] : []),
          ahead(t('Left as an advance'), leftMinor),
          ...(advanceTax ? [money(t('GST on what is left'), leftTaxPaise)] : []),
        ]}
      />
      {tax && (
        <Typography color="textSecondary">
          {t('A refund voucher is numbered, and the GST return of its month shows less received.')}
        </Typography>
      )}
    </>
  );
}
