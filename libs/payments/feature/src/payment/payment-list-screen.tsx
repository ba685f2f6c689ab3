import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { addPayment, listPayments, paymentPaths, settlementPaths } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, MoreActs } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paymentColumns } from './payment-columns';
import { type Recorded, usePaymentAddress } from './use-payment-address';
import { PaymentToolbar } from './payment-toolbar';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const PaymentDialog = lazy(() => import('../form/payment-dialog').then((chunk) => ({ default: chunk.PaymentDialog })));
const AccountDialog = lazy(() =>
  import('../account/account-dialog').then((chunk) => ({ default: chunk.AccountDialog })),
);
/** Opened by a click, so it is fetched then. */
const PaymentPanel = lazy(() => import('./payment-panel').then((chunk) => ({ default: chunk.PaymentPanel })));

/** Vendors who are paid together, what is for an account and for nobody's invoices, and what is settled without money. */
function OtherWays({ mayWrite, start }: { mayWrite: boolean; start: (what: Recorded) => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const settlements = {
    label: t('Set-offs and write-offs'),
    onSelect: () => void navigate(settlementPaths.list.href()),
  };
  if (!mayWrite) return <MoreActs acts={[settlements]} />;
  return (
    <>
      <Button component={Link} to={paymentPaths.runs.href()}>
        {t('Payment runs')}
      </Button>
      <Button onClick={() => start('expense')}>{t('Record expense')}</Button>
      <MoreActs acts={[{ label: t('Record other receipt'), onSelect: () => start('other-receipt') }, settlements]} />
    </>
  );
}

export const askAhead = rowsAhead(listPayments);

/** Receipts, payments and expenses, with what of each is allocated. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listPayments);
  const mayWrite = useMay(addPayment);
  const { paymentId, recording, recordingFor, partyId, invoiceId, openPayment, start, close } = usePaymentAddress();
  const open = useCallback(({ id }: { id: string }) => openPayment(id), [openPayment]);
  const record = (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => start('payment')}>
        {t('Record payment')}
      </Button>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => start('receipt')}>
        {t('Record receipt')}
      </Button>
    </Stack>
  );

  return (
    <ListPage
      title={t('Payments')}
      action={mayWrite && record}
      besides={<OtherWays {...{ mayWrite, start }} />}
      list={list}
      columns={paymentColumns}
      onOpen={open}
      toolbar={<PaymentToolbar list={list} />}
      empty={{
        title: t('No payments yet'),
        text: t('What customers pay and vendors are paid is recorded here and allocated to invoices and bills.'),
      }}
    >
      <Suspense fallback={null}>
        {paymentId && <PaymentPanel key={paymentId} id={paymentId} forInvoiceId={invoiceId} onClose={close} />}
        {recordingFor && mayWrite && <AccountDialog direction={recordingFor} onClose={close} />}
        {recording && mayWrite && (
          <PaymentDialog direction={recording} partyId={partyId} invoiceId={invoiceId} onClose={close} />
        )}
      </Suspense>
    </ListPage>
  );
}
