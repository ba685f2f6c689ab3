import { EmailDialog } from '@freightdesk/activity-ui';
import { takeFile } from '@freightdesk/data-access-api';
import {
  getJobPaper,
  type JobPaper,
  jobPaperMail,
  type PaperMatter,
  updateJobcard,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { useSavedFile } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** A paper of a job to whom it is for, with the letter that is ready. A house bill goes as a draft. */
export function MailPaper({ paper, matter }: { paper: JobPaper; matter: PaperMatter }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateJobcard);
  const [isOpen, setOpen] = useState(false);
  const { save } = useSavedFile();
  if (!mayWrite) return null;
  const { id } = matter.job;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('E-mail')}</Button>
      {isOpen && (
        <EmailDialog
          record="jobcard"
          recordId={id}
          paper={paper}
          {...jobPaperMail(paper, matter)}
          onTakePaper={() => save(() => takeFile(getJobPaper, { id, kind: paper }, `${paper}.pdf`))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
