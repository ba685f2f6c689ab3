import {
  fileKindOf,
  type Jobcard,
  jobcardProblems,
  paperProblems,
  ruleOfPaper,
  type SettlePaperInput,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { keepPaper } from './checklist.repository';
import { jobcardRecords } from './jobcard-records.repository';
import { changeJobcard } from './jobcard.repository';
import { jobcards } from './read-jobcard';
import { refuseEnded } from './update-jobcard';

/** Says how a paper of a job's checklist stands. A file that came with it stays beside the job, for it proves that it came. */
export function settlePaper(
  { id, version, paper, file, ...said }: SettlePaperInput,
  context: WriteContext,
  { holdDocument }: Pick<IntlShipmentPorts, 'holdDocument'>,
): Promise<Jobcard> {
  const { tx } = context;
  return changeRecord(jobcards, { id, version, action: 'settle-paper' }, context, async (before) => {
    refuseEnded(before);
    const rule = ruleOfPaper(before, paper) ?? refuse(jobcardProblems.no_such_paper);
    const errors = paperProblems(said, rule);
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });

    const beside = { record: jobcardRecords.record, recordId: id, kind: fileKindOf(paper) };
    const held = file && (await holdDocument({ ...beside, file }, context));
    const former = before.papers.find((one) => one.paper === paper)?.file;
    const documentId = held?.id ?? former?.id ?? null;
    await keepPaper(tx, { ...told(said), jobcardId: id, paper, documentId });
    await changeJobcard(context, id, {});
  });
}

type Told = Pick<SettlePaperInput, 'status' | 'reason' | 'neededBy' | 'receivedOn' | 'expiresOn'>;

/** Of what was said that which its status has. */
const told = ({ status, reason, neededBy, receivedOn, expiresOn }: Told) => ({
  status,
  neededBy: neededBy ?? null,
  reason: status === 'NOT_NEEDED' ? reason : null,
  receivedOn: status === 'RECEIVED' ? receivedOn : null,
  expiresOn: status === 'RECEIVED' ? expiresOn : null,
});
