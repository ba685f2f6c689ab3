import { takeFile } from '@freightdesk/data-access-api';
import { type DocketRow, getConsignmentNotes, mostNotes } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkFile } from '@freightdesk/shared-ui';

/** The consignment notes of the chosen dockets, with all copies: one file, or a file for each docket. */
export function useNoteFiles(): readonly BulkFile<DocketRow>[] {
  const { t } = useTranslation();
  const taking = (bundle: 'pdf' | 'zip') => (rows: readonly DocketRow[]) =>
    takeFile(getConsignmentNotes, { id: rows.map(({ id }) => id), bundle }, `consignment-notes.${bundle}`);
  return [
    { label: t('Consignment notes, one PDF'), most: mostNotes, take: taking('pdf') },
    { label: t('Consignment notes, a PDF each (ZIP)'), most: mostNotes, take: taking('zip') },
  ];
}
