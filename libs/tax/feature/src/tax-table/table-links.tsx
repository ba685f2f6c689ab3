import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { listGstRates, taxPaths } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';

const pages = [
  { label: 'Charge heads', to: taxPaths.chargeHeads.href() },
  { label: 'Service codes (SAC)', to: taxPaths.sacs.href() },
  { label: 'GST rates', to: taxPaths.gstRates.href() },
  { label: 'TDS rates', to: taxPaths.tdsRates.href() },
  { label: 'GTA option', to: taxPaths.gtaOptions.href() },
  { label: 'Exchange rates', to: taxPaths.exchangeRates.href() },
];

/** From one table of what things are charged at to the others. */
export function TableLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const maySee = useMay(listGstRates);
  if (!maySee) return null;
  return pages
    .filter(({ to }) => to !== pathname)
    .map(({ label, to }) => (
      <Button key={to} component={Link} to={to}>
        {t(label)}
      </Button>
    ));
}
