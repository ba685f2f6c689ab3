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
import {
  DateText,
  ExplainedFigure,
  FactList,
  MoneyText,
  SectionCard,
  SmallTable,
  StatusChip,
} from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';

const FreeDaysDialog = lazy(() => import('./free-days-dialog').then((chunk) => ({ default: chunk.FreeDaysDialog })));

const AccrueFreeDaysDialog = lazy(() =>
  import('./accrue-free-days-dialog').then((chunk) => ({ default: chunk.AccrueFreeDaysDialog })),
);

const soonDays = 2;

/** How a clock stands: what is left of the free days, or what it has cost. */
function Meter({ name, meter, dayPaise }: { name: string; meter: FreeDayMeter | null; dayPaise: number | null }) {
  const { t } = useTranslation();
  if (meter === null) return '–';
  const { freeUntil, days, amountPaise, daysLeft, isRunning } = meter;
  if (days > 0)
    return (
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <StatusChip label={t('{{count}} days over', { count: days })} tone={isRunning ? 'error' : 'default'} />
        <ExplainedFigure
          name={name}
          workings={[
            { label: t('Free until'), figure: <DateText date={freeUntil} /> },
            { label: t('Days after it'), figure: String(days) },
            { label: t('For each of them'), figure: <MoneyText paise={dayPaise} /> },
          ]}
        >
          <MoneyText paise={amountPaise} />
        </ExplainedFigure>
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

interface ContainerMeterProps {
  job: Jobcard;
  box: Jobcard['containers'][number];
  kind: 'demurrage' | 'detention';
}

function ContainerMeter({ job, box, kind }: ContainerMeterProps) {
  const { t } = useTranslation();
  const label = kind === 'demurrage' ? t('Demurrage') : t('Detention');
  return <Meter name={`${label}, ${box.containerNumber}`} meter={box[kind]} dayPaise={job[`${kind}DayPaise`]} />;
}

/** What the clocks have come to; asked, it tells each container's part. */
function SoFar({ containers, paise }: { containers: Jobcard['containers']; paise: number }) {
  const { t } = useTranslation();
  const parts = containers.flatMap(({ containerNumber, demurrage, detention }) => [
    { label: `${containerNumber}, ${t('Demurrage')}`, amount: demurrage?.amountPaise ?? 0 },
    { label: `${containerNumber}, ${t('Detention')}`, amount: detention?.amountPaise ?? 0 },
  ]);
  return (
    <ExplainedFigure
      name={t('Demurrage and detention so far')}
      workings={parts
        .filter(({ amount }) => amount !== 0)
        .map(({ label, amount }) => ({ label, figure: <MoneyText paise={amount} /> }))}
    >
      <MoneyText paise={paise} />
    </ExplainedFigure>
  );
}

/** Why there is no charge to make of the days. */
function NothingToAccrue({ id, amountPaise }: { id: string; amountPaise: number }) {
  const { t } = useTranslation();
  return (
    <Typography id={id} variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
      {amountPaise > 0
        ? t('Nothing is left to accrue: all of it is billed.')
        : t('Nothing is to be accrued: no container has been kept longer than is free at a price of the day.')}
    </Typography>
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
  const isNothing = due.restPaise <= 0;
  const whyId = useId();
  return (
    <SectionCard
      title={t('Free days')}
      action={
        mayWrite && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={() => setOpened('days')}>{t('Edit days')}</Button>
            <Button
              variant="contained"
              disabled={isNothing}
              aria-describedby={isNothing ? whyId : undefined}
              onClick={() => setOpened('accrual')}
            >
              {t('Accrue as a charge')}
            </Button>
          </Stack>
        )
      }
    >
      <Box sx={{ marginBlockEnd: 2 }}>
        {mayWrite && isNothing && <NothingToAccrue id={whyId} amountPaise={amountPaise} />}
        <FactList
          facts={[
            {
              label: t('Demurrage and detention so far'),
              value: <SoFar containers={job.containers} paise={amountPaise} />,
            },
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
            <ContainerMeter key="demurrage" {...{ job, box }} kind="demurrage" />,
            <DateText key="out" date={box.gateOutOn ?? null} />,
            <ContainerMeter key="detention" {...{ job, box }} kind="detention" />,
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
