import { getCompany } from '@freightdesk/company-contract';
import {
  getJobPaper,
  getJobPaperFacts,
  type Jobcard,
  type JobPaper,
  type JobPaperFacts,
  jobPaperLabel,
  jobPaperSheet,
  type PaperMatter,
} from '@freightdesk/intl-shipment-contract';
import { queryOf, takeFile } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DrawnSheet, Loaded, PdfButton, PrintButton, Sheets } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { MailPaper } from './mail-paper';

/** The company's name comes in a moment; the goods are there already. */
const unnamed: PaperMatter['issuer'] = { name: null, gstin: null, address: null, phone: null, email: null };

const copies = ['ORIGINAL', 'DUPLICATE', 'TRIPLICATE'] as const;
const copyLabel = { ORIGINAL: 'Original', DUPLICATE: 'Duplicate', TRIPLICATE: 'Triplicate' } as const;

interface JobPaperDialogProps {
  job: Jobcard;
  paper: JobPaper;
  onClose: () => void;
}

/** One paper of a job as it is printed. */
export function JobPaperDialog({ job, paper, onClose }: JobPaperDialogProps) {
  const { t } = useTranslation();
  const { data: issuer = unnamed } = useQuery(queryOf(getCompany, undefined));
  const facts = useQuery(queryOf(getJobPaperFacts, { id: job.id }));
  const matterOf = (found: JobPaperFacts) => ({ job, facts: found, issuer, date: systemClock.today() });
  const titleId = useId();
  const label = t(jobPaperLabel[paper]);
  const isCopied = paper === 'hbl' || paper === 'hawb';
  const ways = [
    { label: isCopied ? t('Draft') : label, how: {} },
    ...(isCopied ? copies.map((copy) => ({ label: t(copyLabel[copy]), how: { copy } })) : []),
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`${label} · ${job.number}`}</DialogTitle>
      {/* In the tab order, so that it can be scrolled by keyboard. */}
      <DialogContent tabIndex={0}>
        <Loaded query={facts}>
          {(found) => (
            <Sheets>
              <DrawnSheet label={label} sheet={jobPaperSheet(paper, matterOf(found))} />
            </Sheets>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Close')}
        </Button>
        {facts.data && <MailPaper paper={paper} matter={matterOf(facts.data)} />}
        <PdfButton
          ways={ways}
          take={(how) => takeFile(getJobPaper, { id: job.id, kind: paper, ...how }, `${paper}.pdf`)}
        />
        <PrintButton variant="contained" />
      </DialogActions>
    </Dialog>
  );
}
