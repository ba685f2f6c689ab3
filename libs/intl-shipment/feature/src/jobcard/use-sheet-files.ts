import { takeFile } from '@freightdesk/data-access-api';
import { getJobSheets, type JobcardRow, mostSheets } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkFile } from '@freightdesk/shared-ui';

/** The sheets of the chosen jobs to print: one file, or a file for each job. */
export function useSheetFiles(): readonly BulkFile<JobcardRow>[] {
  const { t } = useTranslation();
  const taking = (bundle: 'pdf' | 'zip') => (rows: readonly JobcardRow[]) =>
    takeFile(getJobSheets, { id: rows.map(({ id }) => id), bundle }, `jobs.${bundle}`);
  return [
    { label: t('Sheets of the jobs, one PDF'), most: mostSheets, take: taking('pdf') },
    { label: t('Sheets of the jobs, a PDF each (ZIP)'), most: mostSheets, take: taking('zip') },
  ];
}
