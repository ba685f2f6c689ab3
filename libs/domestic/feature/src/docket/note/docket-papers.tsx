import { takeFile } from '@freightdesk/data-access-api';
import {
  type Docket,
  getConsignmentNote,
  type NoteCopy,
  noteCopies,
  noteCopyLabel,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ActsMenu, useSavedFile } from '@freightdesk/shared-ui';
import { useNavigate } from 'react-router-dom';
import { noteHref } from './note-address';

/** The papers that are made of a booked docket: its consignment note to be looked at, and each copy as a file. */
export function DocketPapers({ docket: { id } }: { docket: Docket }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { save } = useSavedFile();
  const take = (copy?: NoteCopy) => save(() => takeFile(getConsignmentNote, { id, ...(copy && { copy }) }, 'note.pdf'));
  return (
    <ActsMenu
      label={t('Papers')}
      acts={[
        { label: t('Consignment note'), onSelect: () => void navigate(noteHref(id)) },
        { label: t('All copies in one file'), onSelect: () => take() },
        ...noteCopies.map((copy) => ({ label: t(noteCopyLabel[copy]), onSelect: () => take(copy) })),
      ]}
    />
  );
}
