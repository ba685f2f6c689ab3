import { queryOf } from '@freightdesk/data-access-api';
import { approveCredit, creditProblem, type CreditedRecord, getCredit } from '@freightdesk/parties-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { useMay } from '@freightdesk/shared-session';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

/** The reason is a form, and forms are fetched when one is opened first. */
const ApproveCreditDialog = lazy(() =>
  import('./approve-credit-dialog').then((chunk) => ({ default: chunk.ApproveCreditDialog })),
);

interface CreditNoticeProps {
  partyId: string;
  record: CreditedRecord;
  /** The draft that is to go on; a document that is still being typed has none, and is approved once it is kept. */
  recordId?: string | undefined;
  /** What it comes to. */
  documentPaise: number;
}

/** Why a draft would be refused for its customer's credit, told before anybody tries; an administrator approves it here. */
export function CreditNotice({ partyId, record, recordId, documentPaise }: CreditNoticeProps) {
  const { t } = useTranslation();
  const say = useSay();
  const mayRead = useMay(getCredit);
  const mayApprove = useMay(approveCredit);
  const [isApproving, setApproving] = useState(false);
  const draft = recordId === undefined ? {} : { record, recordId };
  const { data } = useQuery({ ...queryOf(getCredit, { id: partyId, ...draft }), enabled: mayRead });
  if (!data) return null;
  const problem = creditProblem(data, { ...data, documentPaise }, formatPaise);
  if (!problem)
    return data.approvedPaise === null ? null : <Alert severity="info">{t('The credit is approved.')}</Alert>;
  const approve = mayApprove && recordId !== undefined && (
    <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={() => setApproving(true)}>
      {t('Approve it')}
    </Button>
  );
  return (
    <>
      <Alert severity="warning" action={approve}>
        {say(problem)}
      </Alert>
      <Suspense fallback={null}>
        {isApproving && recordId !== undefined && (
          <ApproveCreditDialog
            credit={{ partyId, record, recordId, approvedPaise: documentPaise }}
            problem={say(problem)}
            onClose={() => setApproving(false)}
          />
        )}
      </Suspense>
    </>
  );
}
