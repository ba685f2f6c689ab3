import { type Bank, listBanks } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

const allBanks = { pageSize: 100 };

/** Which bank the screen is about: as the address says, else the default one. */
export function useChosenBank() {
  const [params, setParams] = useSearchParams();
  const banks = useQuery(queryOf(listBanks, allBanks));
  const all = (banks.data?.data ?? []).filter(({ accountType }) => accountType !== 'CASH');
  const asked = params.get('bankId');
  const bank = all.find(({ id }) => id === asked) ?? all.find(({ isDefault }) => isDefault) ?? all[0];
  const choose = (bankId: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set('bankId', bankId);
      return next;
    });
  return { banks, all, bank, choose, params, setParams };
}

export type ChosenBank = Pick<Bank, 'id' | 'name' | 'currency' | 'accountType'>;
