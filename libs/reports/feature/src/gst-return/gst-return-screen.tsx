import { queryOf, takeRows } from '@freightdesk/data-access-api';
import { type GstReturn, readGstr1, readGstr3b, reportPaths, returnFileName } from '@freightdesk/reports-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { ExportButton, PageHeader, saveFile, SmallSelect } from '@freightdesk/shared-ui';
import { monthOfPeriod, returnPeriods } from '@freightdesk/tax-contract';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ChoiceButtons } from '../report/choice-buttons';
import { MonthChoice } from './month-choice';
import { isReturn, returnLabels } from './return-choices';
import { ReturnSections, type SectionLine } from './return-sections';
import { ReturnTies } from './return-ties';

const save = (what: string, told: GstReturn) =>
  saveFile({
    name: returnFileName(what, told),
    content: new Blob([JSON.stringify(told.data)], { type: 'application/json' }),
  });

/** Which return of which month and registration; the month that is being filed unless the address says another. */
function useAskedReturn() {
  const [params, setParams] = useSearchParams();
  const periods = returnPeriods(systemClock.today());
  const [asked, asksPeriod, gstin] = [params.get('return'), params.get('period'), params.get('gstin')];
  const what = isReturn(asked) ? asked : 'gstr1';
  const change = (name: string, value: string) =>
    setParams((now) => ({ ...Object.fromEntries(now), [name]: value }), { replace: true });
  const period = asksPeriod !== null && periods.includes(asksPeriod) ? asksPeriod : (periods[1] ?? '');
  return { what, input: { period, ...(gstin && { gstin }) }, periods, change };
}

/** GSTR-1 and GSTR-3B of a month: what each section comes to, whether report and ledger say the same, and the portal's file. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { what, input, periods, change } = useAskedReturn();
  const endpoint = what === 'gstr1' ? readGstr1 : readGstr3b;
  const query = useQuery({ ...queryOf(endpoint, input), placeholderData: keepPreviousData });
  const told = query.data;
  const locks = useRecordPage()('month', monthOfPeriod(input.period));
  const onOpen = useCallback(
    ({ isBought }: Pick<SectionLine, 'isBought'>) => {
      if (!told) return;
      const { from, to } = told;
      void navigate((isBought ? reportPaths.purchase : reportPaths.sales).href({ from, to }));
    },
    [navigate, told],
  );

  return (
    <Box data-report>
      <PageHeader
        title={t('GST returns')}
        breadcrumbs={[{ label: t('GST amount'), to: reportPaths.gst.href() }]}
        action={
          <>
            <ExportButton take={(format, onBytes) => takeRows(endpoint, input, { format, onBytes })} />
            <Button component={Link} to={reportPaths.inputCredit.href()}>
              {t('Input credit by GSTR-2B')}
            </Button>
            <Button component={Link} to={reportPaths.unpaidCredit.href()}>
              {t('Credit of unpaid bills')}
            </Button>
            {locks && (
              <Button component={Link} to={locks}>
                {t('Month locks')}
              </Button>
            )}
            <Button
              variant="contained"
              startIcon={<DownloadIcon />}
              disabled={!told}
              onClick={() => told && save(what, told)}
            >
              {t('Download for the portal')}
            </Button>
          </>
        }
      />
      <Stack spacing={3}>
        <ReturnSections query={query} told={told} onOpen={onOpen}>
          <ChoiceButtons
            label={t('Return')}
            labels={returnLabels}
            value={what}
            onChange={(choice) => change('return', choice)}
          />
          <MonthChoice periods={periods} value={input.period} onChange={(chosen) => change('period', chosen)} />
          {told && told.registrations.length > 1 && (
            <SmallSelect
              label={t('Our GSTIN')}
              options={told.registrations.map((gstin) => ({ value: gstin, label: gstin }))}
              value={input.gstin ?? told.registrations[0] ?? ''}
              onChange={(chosen) => change('gstin', chosen)}
              width={190}
            />
          )}
        </ReturnSections>
        {told && <ReturnTies ties={told.ties} onOpen={onOpen} />}
      </Stack>
    </Box>
  );
}
