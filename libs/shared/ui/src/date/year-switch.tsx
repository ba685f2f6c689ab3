import { addDays, type FiscalYear, fiscalYearOf } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface YearSwitchProps {
  year: FiscalYear;
  onChange: (year: FiscalYear) => void;
}

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

/** One fiscal year beside those before and after. */
export function YearSwitch({ year, onChange }: YearSwitchProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <IconButton aria-label={t('Year before')} onClick={() => onChange(fiscalYearOf(addDays(year.from, -1)))}>
        <ChevronLeft sx={mirrored} />
      </IconButton>
      <Typography variant="subtitle1" component="p" sx={{ minInlineSize: 160, textAlign: 'center' }}>
        {t('Fiscal year {{year}}', { year: year.label })}
      </Typography>
      <IconButton aria-label={t('Year after')} onClick={() => onChange(fiscalYearOf(addDays(year.to, 1)))}>
        <ChevronRight sx={mirrored} />
      </IconButton>
    </Stack>
  );
}
