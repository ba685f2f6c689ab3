import { queryOf } from '@freightdesk/data-access-api';
import { readSales, type SaleGrouping, saleGroupings, type SaleRow } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DataTable, MoneyText, PageHeader, wholeList } from '@freightdesk/shared-ui';
import { voucherPage } from '@freightdesk/ledger-contract';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PeriodBar } from '../period/period-bar';
import { usePeriod } from '../period/use-period';
import { useSaleColumns } from './sale-columns';

const groupingLabel: Readonly<Record<SaleGrouping, string>> = {
  document: 'By document',
  party: 'By party',
  month: 'By month',
};

const isGrouping = (text: string | null): text is SaleGrouping => saleGroupings.some((grouping) => grouping === text);

/** A document opens its page, a party its documents, a month its days. */
function useOpenRow(setParam: (name: string, value: string | null) => void) {
  const navigate = useNavigate();
  return useCallback(
    ({ invoiceId, partyId }: SaleRow) => {
      if (invoiceId) void navigate(voucherPage('SALE', invoiceId) ?? '');
      else if (partyId) setParam('partyId', partyId);
    },
    [navigate, setParam],
  );
}

/** The sale register: what was invoiced in a period, head by head. */
export function Component() {
  const { t } = useTranslation();
  const { period, setPeriod, params, setParam } = usePeriod();
  const asked = params.get('groupBy');
  const partyId = params.get('partyId');
  const groupBy = partyId === null && isGrouping(asked) ? asked : 'document';
  const query = useQuery({
    ...queryOf(readSales, { ...period, groupBy, ...(partyId && { partyId }) }),
    placeholderData: keepPreviousData,
  });
  const columns = useSaleColumns(groupBy);
  const onOpen = useOpenRow(setParam);
  const rows = query.data?.rows.map((row) => ({ ...row, id: row.key }));
  const totals = query.data?.totals;

  return (
    <>
      <PageHeader title={t('Sales report')} />
      <DataTable
        label={t('Sales report')}
        list={wholeList({ rows, error: query.error, refetch: query.refetch })}
        columns={columns}
        onOpen={onOpen}
        totals={
          totals && {
            name: t('Total'),
            taxablePaise: <MoneyText paise={totals.taxablePaise} />,
            cgstPaise: <MoneyText paise={totals.cgstPaise} />,
            sgstPaise: <MoneyText paise={totals.sgstPaise} />,
            igstPaise: <MoneyText paise={totals.igstPaise} />,
            roundOffPaise: <MoneyText paise={totals.roundOffPaise} />,
            totalPaise: <MoneyText paise={totals.totalPaise} />,
          }
        }
        toolbar={
          <PeriodBar period={period} setPeriod={setPeriod}>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={groupBy}
              aria-label={t('Rows')}
              sx={{ marginInlineStart: 'auto' }}
              onChange={(_event, value: SaleGrouping | null) => value && setParam('groupBy', value)}
            >
              {saleGroupings.map((grouping) => (
                <ToggleButton key={grouping} value={grouping}>
                  {t(groupingLabel[grouping])}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </PeriodBar>
        }
        empty={{ title: t('Nothing was invoiced in these days'), text: t('Issued invoices appear here at once.') }}
      />
    </>
  );
}
