import { type Docket, type GoodsPerson, unregistered } from '@freightdesk/domestic-contract';
import { isStateCode, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SheetColumns, SheetSide } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';

function Side({ title, person }: { title: string; person: GoodsPerson | null }) {
  const { t } = useTranslation();
  const { name, gstin, stateCode, address, pincode, phone } = person ?? {};
  const isRegistered = gstin && gstin !== unregistered;
  return (
    <SheetSide caption={title} name={name ?? '–'} address={[address, pincode]}>
      <Typography variant="body2">{isRegistered ? t('GSTIN {{gstin}}', { gstin }) : t('Unregistered')}</Typography>
      {isStateCode(stateCode) && <Typography variant="body2">{`${t(stateName(stateCode))} (${stateCode})`}</Typography>}
      {phone && (
        <Typography variant="body2" dir="ltr" sx={{ textAlign: 'start' }}>
          {phone}
        </Typography>
      )}
    </SheetSide>
  );
}

/** From whom and to whom; the place of origin and of destination. */
export function NoteSides({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  return (
    <SheetColumns>
      <Side title={t('Consignor')} person={docket.consignor} />
      <Side title={t('Consignee')} person={docket.consignee} />
    </SheetColumns>
  );
}
