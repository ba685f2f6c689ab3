import { listBanks } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { AccountDirection } from '@freightdesk/payments-contract';
import { useQuery } from '@tanstack/react-query';
import { AccountFormDialog } from './account-form-dialog';

const activeBanks = { active: 'true', pageSize: 100 };

/** Opens the form once the banks are there that it starts with. */
export function AccountDialog({ direction, onClose }: { direction: AccountDirection; onClose: () => void }) {
  const { data } = useQuery(queryOf(listBanks, activeBanks));
  return data ? <AccountFormDialog direction={direction} banks={data.data} onClose={onClose} /> : null;
}
