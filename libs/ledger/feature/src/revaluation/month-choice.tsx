import { addDays, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SmallSelect } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';

const shown = 18;

/** The last months that are over, and the one that is chosen. */
function monthsUpTo(chosen: string): string[] {
  const months: string[] = [];
  let day = `${systemClock.today().slice(0, 7)}-01`;
  while (months.length < shown) {
    day = `${addDays(day, -1).slice(0, 7)}-01`;
    months.push(day.slice(0, 7));
  }
  return months.includes(chosen) ? months : [chosen, ...months];
}

interface MonthChoiceProps {
  value: string;
  onChange: (month: string) => void;
}

/** The month whose end is looked at. */
export function MonthChoice({ value, onChange }: MonthChoiceProps) {
  const { t, language } = useTranslation();
  const format = new Intl.DateTimeFormat(language, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' },
  });
  const options = monthsUpTo(value).map((month) => ({
    value: month,
    label: format.format(new Date(`${month}-01T00:00:00Z`)),
  }));
  return (
    <Box sx={{ alignSelf: 'flex-start' }}>
      <SmallSelect label={t('Month')} options={options} value={value} onChange={onChange} width={180} />
    </Box>
  );
}
