import { queryOf } from '@freightdesk/data-access-api';
import { getPayment, type Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded } from '@freightdesk/shared-ui';
import CloseIcon from '@mui/icons-material/Close';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PaymentActions } from './payment-actions';
import { PaymentAllocations } from './payment-allocations';
import { PaymentFacts } from './payment-facts';
import { PaymentStatusChip } from './payment-status';
import { PaymentVouchers } from './payment-vouchers';

function PanelBody({ payment }: { payment: Payment }) {
  return (
    <Stack spacing={3} divider={<Divider flexItem />}>
      <PaymentFacts payment={payment} />
      <PaymentAllocations payment={payment} />
      <PaymentVouchers payment={payment} />
    </Stack>
  );
}

/** One payment at the side of the list: what it is, what it settled and how it was posted. */
export function PaymentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const query = useQuery(queryOf(getPayment, { id }));
  const payment = query.data;
  const paper = { role: 'dialog', 'aria-labelledby': titleId, sx: { inlineSize: { xs: '100%', sm: 560 } } };

  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 1, padding: 2 }}>
        <Typography id={titleId} variant="h6" component="h2">
          {payment?.number ?? t('Payment')}
        </Typography>
        {payment && <PaymentStatusChip payment={payment} />}
        <IconButton onClick={onClose} aria-label={t('Close')} sx={{ marginInlineStart: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Divider />
      <Stack spacing={3} sx={{ padding: 2, overflow: 'auto', flexGrow: 1 }}>
        <Loaded query={query}>{(loaded) => <PanelBody payment={loaded} />}</Loaded>
      </Stack>
      {payment && <PaymentActions payment={payment} />}
    </Drawer>
  );
}
