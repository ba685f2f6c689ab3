import { mutationOf } from '@freightdesk/data-access-api';
import { billProblem, type DueBill, holdBill, paymentPaths as paths } from '@freightdesk/payments-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BillName, PayBy } from './bill-table';

/** What lets a bill be paid: its own hold ends here, that of a vendor on its page, another run on its own. */
function WayOut({ bill: { id, number, party, holdReason, vendorHoldReason, run } }: { bill: DueBill }) {
  const { t } = useTranslation();
  const partyPage = useRecordPage()('party', party.id);
  const release = useMutation(mutationOf(holdBill));
  if (vendorHoldReason !== null) {
    return (
      partyPage && (
        <Button component={Link} to={`${partyPage}&tab=terms`}>
          {t('Open the vendor')}
        </Button>
      )
    );
  }
  if (run !== null)
    return (
      <Button component={Link} to={paths.run.href(run.id)}>
        {t('Open the run')}
      </Button>
    );
  if (holdReason === null) return null;
  return (
    <Button
      disabled={release.isPending}
      aria-label={`${t('End the hold')}: ${number}`}
      onClick={() => release.mutate({ invoiceId: id, reason: null })}
    >
      {t('End the hold')}
    </Button>
  );
}

/** Bills that are due and not taken, each with its reason. */
export function KeptBills({ bills }: { bills: readonly DueBill[] }) {
  const { t } = useTranslation();
  const say = useSay();
  if (bills.length === 0) return null;
  const whyOf = (bill: DueBill) => {
    const problem = billProblem({ ...bill, vendor: bill.party.name }, {});
    return problem ? say(problem) : '';
  };
  return (
    <SectionCard title={t('Due, and kept from being paid')}>
      <SmallTable
        label={t('Due, and kept from being paid')}
        columns={[
          { header: t('Bill') },
          { header: t('Pay by'), hideOnPhone: true },
          { header: t('Outstanding'), align: 'end', hideOnPhone: true },
          { header: t('Why') },
          { header: t('What to do') },
        ]}
        rows={bills.map((bill) => ({
          key: bill.id,
          cells: [
            <BillName key="bill" bill={bill} />,
            <PayBy key="by" bill={bill} />,
            <MoneyText key="outstanding" paise={bill.outstandingPaise} />,
            whyOf(bill),
            <WayOut key="out" bill={bill} />,
          ],
        }))}
      />
    </SectionCard>
  );
}
