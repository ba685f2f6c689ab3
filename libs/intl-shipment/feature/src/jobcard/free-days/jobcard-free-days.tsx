import {
  accrueFreeDays,
  containerTypes,
  type FreeDayMeter,
  freeDaysToCharge,
  freeDaysTotal,
  hasEnded,
  type Jobcard,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { DateText, FactList, MoneyText, SectionCard, SmallTable, StatusChip } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';

const FreeDaysDialog = lazy(() => import('./free-days-dialog').then((chunk) => ({ default: chunk.FreeDaysDialog })));

const AccrueFreeDaysDialog = lazy(() =>
  import('./accrue-free-days-dialog').then((chunk) => ({ default: chunk.AccrueFreeDaysDialog })),
);

const soonDays = 2;

/** How a clock stands: what is left of the free days, or what it has cost. */
function Meter({ meter }: { meter: FreeDayMeter | null }) {
  const { t } = useTranslation();
  if (meter === null) return '–';
  const { freeUntil, days, amountPaise, daysLeft, isRunning } = meter;
  if (days > 0)
    return (
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <StatusChip label={t('{{count}} days over', { count: days })} tone={isRunning ? 'error' : 'default'} />
        <MoneyText paise={amountPaise} />
      </Stack>
    );
  if (!isRunning) return t('In time');
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <StatusChip
        label={t('{{count}} days left', { count: daysLeft })}
        tone={daysLeft <= soonDays ? 'warning' : 'success'}
      />
      <span>
        {t('Free until')} <DateText date={freeUntil} />
      </span>
    </Stack>
  );
}

/** The clocks of a job's containers: what is free still, what it has cost, and what tomorrow costs. */
export function JobcardFreeDays({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const mayWrite = useMay(accrueFreeDays) && !hasEnded(job);
  const [opened, setOpened] = useState<'days' | 'accrual' | null>(null);
  const close = () => setOpened(null);
  const { amountPaise, tomorrowPaise } = freeDaysTotal(job.containers);
  const due = freeDaysToCharge(job.charges, amountPaise);
  return (
    <SectionCard
      title={t('Free days')}
      action={
        mayWrite && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={() => setOpened('days')}>{t('Edit days')}</Button>
            <Button variant="contained" disabled={due.restPaise <= 0} onClick={() => setOpened('accrual')}>
              {t('Accrue as a charge')}
            </Button>
          </Stack>
        )
      }
    >
      <Box sx={{ marginBlockEnd: 2 }}>
        <FactList
          facts={[
            { label: t('Demurrage and detention so far'), value: <MoneyText paise={amountPaise} /> },
            { label: t('Billed of it'), value: <MoneyText paise={due.billedPaise} /> },
            { label: t('One more day costs'), value: <MoneyText paise={tomorrowPaise} /> },
            { label: t('Free days of demurrage'), value: job.demurrageFreeDays ?? t('Not known') },
            { label: t('Free days of detention'), value: job.detentionFreeDays ?? t('Not known') },
          ]}
        />
      </Box>
      <SmallTable
        label={t('Free days')}
        // Three days and two meters beside a container: all of it is in sight beside the activity.
        sx={{ '& .MuiTableCell-root': { paddingInline: 1 } }}
        columns={[
          { header: t('Container') },
          { header: t('Discharged on') },
          { header: t('Demurrage') },
          { header: t('Gate-out date') },
          { header: t('Detention') },
          { header: t('Empty returned on') },
        ]}
        rows={job.containers.map((box) => ({
          key: box.containerNumber,
          cells: [
            `${box.containerNumber} · ${containerTypes[box.sizeType]}`,
            <DateText key="discharged" date={box.dischargedOn ?? null} />,
            <Meter key="demurrage" meter={box.demurrage} />,
            <DateText key="out" date={box.gateOutOn ?? null} />,
            <Meter key="detention" meter={box.detention} />,
            <DateText key="returned" date={box.emptyReturnedOn ?? null} />,
          ],
        }))}
      />
      <Suspense fallback={null}>
        {opened === 'days' && <FreeDaysDialog job={job} onClose={close} />}
        {opened === 'accrual' && <AccrueFreeDaysDialog job={job} due={due} onClose={close} />}
      </Suspense>
    </SectionCard>
  );
}
