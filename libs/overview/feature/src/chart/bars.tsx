import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { useTheme } from '@mui/material/styles';
import RtlProvider from '@mui/system/RtlProvider';
import { BarChart } from '@mui/x-charts/BarChart';
import { type Chart, chartHeight } from './chart';

/** Letters with marks above and below, as in Arabic, are cut short where the axis is lower. */
const axisHeight = 36;
const lakhPaise = 1_00_000_00;
const inLakhs = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Rupees along an axis stand in lakhs; the table beside has the paise. */
const axisText = (unit: Chart['unit']) => (value: number) =>
  unit === 'paise' ? `${inLakhs.format(value / lakhPaise)} L` : String(value);

const valueText = (unit: Chart['unit']) => (value: number | null) =>
  unit === 'paise' ? `₹ ${formatPaise(value ?? 0)}` : String(value ?? 0);

/** Bars side by side. Drawn from left to right in every language, as figures are read. */
export function Bars({ chart: { unit, labels, series } }: { chart: Chart }) {
  const { t } = useTranslation();
  const { vars } = useTheme();
  const palette = vars?.palette;
  return (
    <RtlProvider value={false}>
      <div dir="ltr">
        <BarChart
          height={chartHeight}
          skipAnimation
          // Nobody is led into the picture: the table beside it says the same.
          disableKeyboardNavigation
          borderRadius={4}
          colors={[palette?.primary.main ?? 'currentColor', palette?.warning.main ?? 'currentColor']}
          grid={{ horizontal: true }}
          xAxis={[
            {
              data: labels.map((label) => t(label)),
              scaleType: 'band',
              height: axisHeight,
              tickLabelStyle: { fontSize: 12 },
            },
          ]}
          yAxis={[{ valueFormatter: axisText(unit), width: 64, tickMinStep: unit === 'count' ? 1 : undefined }]}
          series={series.map(({ label, values }) => ({
            label: t(label),
            data: values,
            valueFormatter: valueText(unit),
          }))}
          hideLegend={series.length < 2}
        />
      </div>
    </RtlProvider>
  );
}
