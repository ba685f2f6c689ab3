import { getCompany } from '@freightdesk/company-contract';
import { approvalReason, type Quotation } from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';

interface ApprovalNoteProps {
  alternatives: readonly Pick<Quotation['alternatives'][number], 'name' | 'marginPercent'>[];
}

/** Why a quotation needs an administrator before it goes out; nothing where it does not. */
export function ApprovalNote({ alternatives }: ApprovalNoteProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const reason = approvalReason(alternatives, company?.marginFloorPercent ?? null);
  return reason && <Alert severity="warning">{t(reason.message, reason.values)}</Alert>;
}
