import type { RateOffer } from '@freightdesk/intl-shipment-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, MoneyText, SmallTable } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface OffersTableProps {
  offers: readonly RateOffer[];
  /** The last day of the quotation. */
  validUntil: string | undefined;
  /** The sheet whose offer stands in the lines. */
  takenId: string | undefined;
  onTake: (offer: RateOffer) => void;
}

/** Whose tariff it is; on a phone its days stand beneath, where their column has no room. */
function VendorCell({ sheet, quotedUntil }: { sheet: RateOffer['sheet']; quotedUntil: string | undefined }) {
  const { t } = useTranslation();
  const { vendor, reference, transitDays, validUntil } = sheet;
  return (
    <Stack>
      {vendor.name}
      <Typography variant="caption" color="textSecondary">
        {reference}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ display: { sm: 'none' } }}>
        {`${t('Transit days')}: ${transitDays ?? '–'}`}
      </Typography>
      {quotedUntil !== undefined && validUntil < quotedUntil && (
        <Typography variant="caption">
          {t('Ends on {{date}}, before the quotation does.', { date: formatBusinessDate(validUntil) })}
        </Typography>
      )}
    </Stack>
  );
}

/** What vendors ask, in the order that was asked for; one of them is taken. */
export function OffersTable({ offers, validUntil, takenId, onTake }: OffersTableProps) {
  const { t } = useTranslation();
  return (
    <SmallTable
      label={t('Offers')}
      columns={[
        { header: t('Vendor') },
        { header: t('Transit days'), align: 'end', hideOnPhone: true },
        { header: t('Valid until'), hideOnPhone: true },
        { header: t('Buy'), align: 'end' },
        { header: t('Take'), align: 'end' },
      ]}
      rows={offers.map((offer) => {
        const { sheet, totalPaise } = offer;
        const name = [sheet.vendor.name, sheet.reference].filter(Boolean).join(' · ');
        return {
          key: sheet.id,
          cells: [
            <VendorCell key="vendor" sheet={sheet} quotedUntil={validUntil} />,
            sheet.transitDays ?? '–',
            <DateText key="until" date={sheet.validUntil} />,
            <MoneyText key="total" paise={totalPaise} />,
            <Button
              key="take"
              size="small"
              aria-label={t('Take {{name}}', { name })}
              disabled={sheet.id === takenId}
              onClick={() => onTake(offer)}
            >
              {sheet.id === takenId ? t('Taken') : t('Take')}
            </Button>,
          ],
        };
      })}
    />
  );
}
