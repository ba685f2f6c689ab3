import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, SectionCard, SmallTable, Unbroken } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Chart, chartHeight } from './chart';

const Bars = lazy(async () => ({ default: (await import('./bars')).Bars }));

/** A day or a month is one word and has its own direction; what it counts by otherwise may go on in a second line. */
function RowLabel({ text }: { text: string }) {
  const label = <bdi>{text}</bdi>;
  return text.includes(' ') ? label : <Unbroken>{label}</Unbroken>;
}

/** Sums as a picture, and beside it as a table for whoever wants to know exactly, or cannot see it. */
export function ChartCard({ chart }: { chart: Chart }) {
  const { t } = useTranslation();
  const { label: title, unit, axis, labels, series, href } = chart;
  const figure = (value = 0) => (unit === 'paise' ? <MoneyText paise={value} /> : value.toLocaleString('en-IN'));
  return (
    <SectionCard
      title={t(title)}
      action={
        <Link
          component={RouterLink}
          to={href}
          aria-label={`${t('Open the list')}: ${t(title)}`}
          sx={{ marginInlineStart: 2 }}
        >
          {t('Open the list')}
        </Link>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box aria-hidden sx={{ minBlockSize: chartHeight }}>
          <Suspense fallback={<Skeleton variant="rounded" height={chartHeight} />}>
            <Bars chart={chart} />
          </Suspense>
        </Box>
        <SmallTable
          label={t(title)}
          columns={[
            { header: t(axis.label) },
            ...series.map(({ label }) => ({ header: t(label), align: 'end' as const })),
          ]}
          rows={labels.map((label, place) => ({
            key: label,
            cells: [<RowLabel key="label" text={t(label)} />, ...series.map(({ values }) => figure(values[place]))],
          }))}
        />
      </Box>
    </SectionCard>
  );
}
