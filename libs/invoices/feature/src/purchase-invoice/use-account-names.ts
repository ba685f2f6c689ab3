import { queryOf } from '@freightdesk/data-access-api';
import { listAccounts } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const chart = { pageSize: 100 };

/** How an account is written: its code and, once the chart is read, its name in the reader's language. */
export function useAccountNames(): (code: string) => string {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf(listAccounts, chart));
  return useMemo(() => {
    const names = new Map(data?.data.map(({ code, name }) => [code, name]));
    return (code) => `${code} ${t(names.get(code) ?? '')}`.trim();
  }, [data, t]);
}
