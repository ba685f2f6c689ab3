import { defineProblems } from '@freightdesk/shared-endpoint';

/** Why a job is no house of another one. Each names the job as `number`. */
export const consolProblems = defineProblems({
  own_house: { status: 422, message: '{{number}} can’t be a house of itself.' },
  other_way: { status: 422, message: '{{number}} can’t travel under this master: its mode or direction is another.' },
  other_ports: { status: 422, message: '{{number}} goes between other places than the master. Say why.' },
  house_of_other: { status: 409, message: '{{number}} is a house of another master already.' },
  has_houses: { status: 409, message: '{{number}} has houses of its own.' },
  is_house: { status: 409, message: '{{number}} is a house itself: it can’t have houses.' },
  co_loaded: { status: 409, message: '{{number}} is co-loaded with another forwarder. Clear the co-loader first.' },
  no_house: { status: 409, message: '{{number}} is not a house of this job.' },
  without_houses: { status: 409, message: 'The job has no houses that could bear its costs.' },
  other_houses: { status: 409, message: 'The houses of the job have changed. Look at the shares again.' },
  nothing_measured: { status: 422, message: 'No house has what the costs are shared by. Choose another basis.' },
  apportioned: {
    status: 409,
    message: '{{number}} bears costs of its master. Let all costs stay with the master first.',
  },
  job_ended: { status: 409, message: '{{number}} is closed or cancelled.' },
});
