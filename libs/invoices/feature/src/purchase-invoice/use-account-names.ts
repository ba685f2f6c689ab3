import { allOf } from '@freightdesk/data-access-api';
import { listAccounts } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** How an account is written: its code and, once the chart is read, its name in the reader's language. */
export function useAccountNames(): (code: string) => string {
  const { t } = useTranslation();
  const { data } = useQuery(allOf(listAccounts));
  return useMemo(() => {
    const names = new Map(data?.map(({ code, name }) => [code, name]));
    return (code) => `${code} ${t(names.get(code) ?? '')}`.trim();
  }, [data, t]);
}
