import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { homeCountry, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, SheetColumns, SheetSide } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FigureRow } from '../../document/figures';
import { linesOf } from './sheet-head';

const inState = (code: string, t: (text: string) => string) => `${t(stateName(code))} (${code})`;

function Recipient({ recipient }: Pick<SaleInvoice, 'recipient'>) {
  const { t } = useTranslation();
  const { name, gstin, stateCode, country, address } = recipient;
  return (
    <SheetSide caption={t('Billed to')} name={name} address={linesOf(address)}>
      {country === homeCountry ? (
        <>
          <Typography variant="body2">{gstin ? t('GSTIN {{gstin}}', { gstin }) : t('Unregistered')}</Typography>
          {stateCode && <Typography variant="body2">{inState(stateCode, t)}</Typography>}
        </>
      ) : (
        <Typography variant="body2">{t('Country {{country}}', { country })}</Typography>
      )}
    </SheetSide>
  );
}

/** To whom, and the facts of the document. */
export function SheetSides({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const { number, date, dueDate, placeOfSupply, reverseCharge, currency, exchangeRate } = invoice;
  return (
    <SheetColumns>
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
    </SheetColumns>
  );
}
