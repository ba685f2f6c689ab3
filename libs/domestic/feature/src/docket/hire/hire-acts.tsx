import type { Docket, DocketHire, DocketHireFigures } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface HireActsProps {
  docket: Pick<Docket, 'id' | 'number'>;
  hire: DocketHire;
  figures: DocketHireFigures;
}

/** What whoever keeps the books does next of a hire, begun with what the docket knows; others are shown none of it. */
export function HireActs({ docket, hire, figures: { bills } }: HireActsProps) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const { partyId, agreedPaise } = hire;
  const isToBeBilled = docket.number !== null && bills.length === 0;
  const bill = isToBeBilled ? pageOf('bill of lorry hire', docket.id, { partyId, paise: String(agreedPaise) }) : null;
  const advance = bills.length === 0 ? pageOf('payment to vendor', partyId) : null;
  const unpaid = bills.filter(({ balancePaise }) => balancePaise > 0);
  return (
    <>
      {bill && (
        <Button variant="contained" component={Link} to={bill}>
          {t('Enter the bill')}
        </Button>
      )}
      {advance && (
        <Button variant="outlined" component={Link} to={advance}>
          {t('Pay an advance')}
        </Button>
      )}
      {unpaid.map(({ id, number }) => {
        const payment = pageOf('payment for bill', id, { partyId });
        return (
          payment && (
            <Button key={id} variant="contained" component={Link} to={payment}>
              {t('Pay {{number}}', { number })}
            </Button>
          )
        );
      })}
    </>
  );
}
