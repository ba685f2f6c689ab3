import { defineProblems } from '@freightdesk/shared-endpoint';

export const jobcardProblems = defineProblems({
  /** Carries the legal moves as `allowed`. */
  illegal_move: { status: 409, message: 'The job cannot go there from its status.' },
  /** Names the records that refer to it, as `references`. */
  in_use: { status: 409, message: 'Only a draft that nothing refers to can be deleted. Cancel the job instead.' },
  closed: { status: 409, message: 'The job is closed. An administrator can reopen it.' },
  no_such_paper: { status: 409, message: 'A job of this mode and direction has no such paper.' },
  nothing_accrued: { status: 409, message: 'Nothing has to be accrued: no day after the free ones was counted yet.' },
  no_head: { status: 409, message: 'Add a charge head with the code DND first.' },
  cancelled: { status: 409, message: 'The job is cancelled.' },
});

/** The sentence of `in_use` where a lead stands in the way. */
export const wonAsLead = 'Lead {{number}} was won as this job.';

/** The sentence of `in_use` where a master stands in the way. */
export const houseOf = 'It is a house of {{number}}. Take it out of there first.';
