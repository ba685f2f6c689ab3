import { useTranslation } from '@freightdesk/shared-i18n';
import Chip from '@mui/material/Chip';
import type { ReportAddress } from './use-report-address';

interface FilterChipProps {
  address: ReportAddress;
  /** The filter's name in the address; without it there is no chip. */
  name: string;
  label: string;
  /** What it is narrowed to, once a row has told it. */
  value?: string | null | undefined;
}

/** What a report is narrowed to, and the way back to all of it. */
export function FilterChip({ address: { params, change }, name, label, value }: FilterChipProps) {
  const { t } = useTranslation();
  if (!params.has(name)) return null;
  return (
    <Chip
      size="small"
      label={value ? `${label}: ${value}` : label}
      onDelete={() => change({ [name]: null })}
      aria-label={t('Remove the filter {{name}}', { name: label })}
    />
  );
}
