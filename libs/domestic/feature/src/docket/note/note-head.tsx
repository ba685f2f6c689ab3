import { getCompany } from '@freightdesk/company-contract';
import type { Docket } from '@freightdesk/domestic-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, SheetHead } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DocketNumber } from '../docket-name';

/** Who carries the goods, and under which number. */
export function NoteHead({ docket, copy }: { docket: Docket; copy: string }) {
  const { t } = useTranslation();
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const { line1, line2, city, pincode } = company?.address ?? {};
  const address = [line1, line2, [city, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const contact = [company?.phone, company?.email].filter(Boolean).join(' · ');
  const issuer = (
    <>
      <Typography variant="h6" component="p">
        {company?.name}
      </Typography>
      <Typography variant="body2">{address}</Typography>
      <Typography variant="body2">{t('GSTIN {{gstin}}', { gstin: company?.gstin ?? t('none') })}</Typography>
      {contact && <Typography variant="body2">{contact}</Typography>}
    </>
  );
  return (
    <SheetHead
      issuer={issuer}
      title={t('Consignment note')}
      mark={docket.status === 'CANCELLED' ? t('CANCELLED') : copy}
    >
      <Typography variant="subtitle1" component="p">
        <DocketNumber number={docket.number} />
      </Typography>
      <Typography variant="body2">
        <DateText date={docket.date} /> · {docket.branch.name}
      </Typography>
    </SheetHead>
  );
}
