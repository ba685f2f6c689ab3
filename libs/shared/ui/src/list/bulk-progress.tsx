import { useTranslation } from '@freightdesk/shared-i18n';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface BulkProgressProps {
  done: number;
  of: number;
  /** How many of them did not go: more than a screen holds are not told one by one. */
  refused?: number;
  label: string;
}

/** How far long work has come. */
export function BulkProgress({ done, of, refused = 0, label }: BulkProgressProps) {
  const { t } = useTranslation();
  return (
    <>
      <LinearProgress variant="determinate" value={of === 0 ? 100 : (100 * done) / of} aria-label={label} />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlock: 1, fontVariantNumeric: 'tabular-nums' }}>
        {label}: {t('{{done}} of {{count}}', { done, count: of })}
        {refused > 0 && `, ${t('{{count}} of them refused', { count: refused })}`}
      </Typography>
    </>
  );
}
