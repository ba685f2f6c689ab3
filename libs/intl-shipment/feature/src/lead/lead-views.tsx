import { addLead, intlShipmentPaths as paths } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { MoreActs } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

/** The other faces of the leads. List and board keep each other's filters; what only one of them has, its page, is left behind. */
export function LeadViews() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayAdd = useMay(addLead);
  const [query] = useSearchParams();
  const shown = query.get('show');
  const withShow = (show: string | null) => {
    const next = new URLSearchParams(query);
    for (const name of ['page', 'lead', 'show']) next.delete(name);
    if (show !== null) next.set('show', show);
    return { search: next.toString() };
  };
  return (
    <>
      {shown === null ? null : (
        <Button component={Link} to={shown === 'board' ? withShow(null) : paths.leads.href()}>
          {t('Leads')}
        </Button>
      )}
      {shown === 'board' ? null : (
        <Button component={Link} to={withShow('board')}>
          {t('Board')}
        </Button>
      )}
      <Button component={Link} to={paths.quotations.href()}>
        {t('Quotations')}
      </Button>
      <MoreActs
        acts={[
          ...(shown === 'figures'
            ? []
            : [{ label: t('Wins and losses'), onSelect: () => void navigate({ search: 'show=figures' }) }]),
          { label: t('Rate sheets'), onSelect: () => void navigate(paths.rateSheets.href()) },
          ...(mayAdd
            ? [{ label: t('Bring in from a file'), onSelect: () => void navigate(paths.importLeads.href()) }]
            : []),
        ]}
      />
    </>
  );
}
