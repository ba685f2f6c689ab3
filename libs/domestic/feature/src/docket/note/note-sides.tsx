import { type Docket, type GoodsPerson, unregistered } from '@freightdesk/domestic-contract';
import { isStateCode, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

function Side({ title, person }: { title: string; person: GoodsPerson | null }) {
  const { t } = useTranslation();
  const { name, gstin, stateCode, address, pincode, phone } = person ?? {};
  const isRegistered = gstin && gstin !== unregistered;
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p">
        {name ?? '–'}
      </Typography>
      <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {[address, pincode].filter(Boolean).join('\n')}
      </Typography>
      <Typography variant="body2">{isRegistered ? t('GSTIN {{gstin}}', { gstin }) : t('Unregistered')}</Typography>
      {isStateCode(stateCode) && <Typography variant="body2">{`${t(stateName(stateCode))} (${stateCode})`}</Typography>}
      {phone && (
        <Typography variant="body2" dir="ltr" sx={{ textAlign: 'start' }}>
          {phone}
        </Typography>
      )}
    </div>
  );
}

/** From whom and to whom; the place of origin and of destination. */
export function NoteSides({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Side title={t('Consignor')} person={docket.consignor} />
      <Side title={t('Consignee')} person={docket.consignee} />
    </Box>
  );
}
