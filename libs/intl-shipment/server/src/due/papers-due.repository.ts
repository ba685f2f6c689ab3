import { billableStatuses } from '@freightdesk/intl-shipment-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { dayBegins, type DueSource } from '@freightdesk/shared-server-kit';

/** A paper that ends is looked at so many days before; one that ended so long ago is history. */
const endsSoonDays = 7;
const isHistoryAfterDays = 30;

const ofJobs = { record: 'jobcard', read: 'jobcard.read', act: 'Open checklist', by: 'day' } as const;

/** Jobs whose next missing paper is needed by tomorrow, or was. The first page lists them; a bell of every paper would be heard no more. */
export const papersDue: DueSource = {
  ...ofJobs,
  name: 'jobcard.papers',
  label: 'Missing papers',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('jobcard')
      .innerJoin('party as customer', 'customer.id', 'jobcard.customerId')
      .select(['jobcard.id', 'jobcard.number', 'customer.name as title', 'jobcard.ownerId'])
      .select('jobcard.papersDueOn as due')
      .where(
        'jobcard.papersDueOn',
        '<=',
        asking((clock) => addDays(clock.today(), 1)),
      )
      .$narrowType<{ due: string }>(),
};

/** Papers of open jobs that soon hold no longer: a delivery order, a certificate. */
export const papersEnding: DueSource = {
  ...ofJobs,
  name: 'jobcard.paperEnds',
  label: 'Paper ends',
  rows: ({ db, asking }) =>
    db
      .selectFrom('jobcardPaper')
      .innerJoin('jobcard', 'jobcard.id', 'jobcardPaper.jobcardId')
      .innerJoin('party as customer', 'customer.id', 'jobcard.customerId')
      .select(['jobcard.id', 'jobcard.number', 'customer.name as title', 'jobcard.ownerId'])
      .select(dayBegins('jobcardPaper.expiresOn').as('due'))
      .where(
        'jobcardPaper.expiresOn',
        '>=',
        asking((clock) => addDays(clock.today(), -isHistoryAfterDays)),
      )
      .where(
        'jobcardPaper.expiresOn',
        '<=',
        asking((clock) => addDays(clock.today(), endsSoonDays)),
      )
      .where('jobcard.status', 'in', billableStatuses),
};
