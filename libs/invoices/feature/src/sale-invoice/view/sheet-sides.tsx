import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { homeCountry, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FigureRow } from '../../document/figures';
import { AddressText } from './address-text';

const inState = (code: string, t: (text: string) => string) => `${t(stateName(code))} (${code})`;

function Recipient({ recipient }: Pick<SaleInvoice, 'recipient'>) {
  const { t } = useTranslation();
  const { name, gstin, stateCode, country, address } = recipient;
  const isAbroad = country !== homeCountry;
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {t('Billed to')}
      </Typography>
      <Typography variant="subtitle1" component="p">
        {name}
      </Typography>
      <AddressText address={address} />
      {isAbroad ? (
        <Typography variant="body2">{t('Country {{country}}', { country })}</Typography>
      ) : (
        <>
          <Typography variant="body2">{gstin ? t('GSTIN {{gstin}}', { gstin }) : t('Unregistered')}</Typography>
          {stateCode && <Typography variant="body2">{inState(stateCode, t)}</Typography>}
        </>
      )}
    </div>
  );
}

/** To whom, and the facts of the document. */
export function SheetSides({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const { number, date, dueDate, placeOfSupply, reverseCharge, currency, exchangeRate } = invoice;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Recipient recipient={invoice.recipient} />
      <Box component="dl" sx={{ margin: 0 }}>
        <FigureRow label={t('Number')}>{number ?? '–'}</FigureRow>
        <FigureRow label={t('Date')}>
          <DateText date={date} />
        </FigureRow>
        <FigureRow label={t('Due')}>
          <DateText date={dueDate} />
        </FigureRow>
        <FigureRow label={t('Place of supply')}>{inState(placeOfSupply.stateCode, t)}</FigureRow>
        <FigureRow label={t('Reverse charge')}>{reverseCharge ? t('Yes') : t('No')}</FigureRow>
        {currency !== 'INR' && (
          <FigureRow label={t('Exchange rate')}>
            {t('₹ {{rate}} for 1 {{currency}}', { rate: exchangeRate, currency })}
          </FigureRow>
        )}
      </Box>
    </Box>
  );
}
