import { type DomesticShipment, lacksEwayBill } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EwayBillChip } from '../eway-bill/eway-bill-chip';
import { ValidityExplained } from '../eway-bill/validity-explained';

type Invoice = DomesticShipment['invoices'][number];

function Bill({ invoice, status }: { invoice: Invoice } & Pick<DomesticShipment, 'status'>) {
  const { t } = useTranslation();
  const { number, valuePaise, ewayBillNumber } = invoice;
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="p">
          {number} · ₹ <MoneyText paise={valuePaise} />
        </Typography>
        <EwayBillChip bill={invoice} status={status} />
      </Stack>
      {ewayBillNumber && (
        <Typography variant="body2">{t('E-way bill {{number}}', { number: ewayBillNumber })}</Typography>
      )}
      <ValidityExplained bill={invoice} status={status} />
    </Box>
  );
}

/** The invoices that travel with the goods, and until when their e-way bills cover them. */
export function ShipmentBills({ shipment }: { shipment: DomesticShipment }) {
  const { t } = useTranslation();
  const { invoices, status, known } = shipment;
  const isLacking = lacksEwayBill(shipment) && !known.ewayBillNumber && !known.ewayBillExemptionReason;
  if (invoices.length === 0 && !isLacking) return null;
  return (
    <Stack component="section" aria-label={t('E-way bills')} spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {t('E-way bills')}
      </Typography>
      {isLacking && (
        <Alert severity="warning">
          {t('Goods worth more than ₹ 50,000 need an e-way bill before they are picked up.')}
        </Alert>
      )}
      <Stack component="ul" spacing={2} sx={{ margin: 0, padding: 0 }}>
        {invoices.map((invoice) => (
          <Bill key={invoice.number} invoice={invoice} status={status} />
        ))}
      </Stack>
    </Stack>
  );
}
