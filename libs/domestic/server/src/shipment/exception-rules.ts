import { statusesUnderway } from '@freightdesk/domestic-contract';
import type { ExceptionRule } from '@freightdesk/tracking-server';
import { sql } from 'kysely';
import { endOfBills } from '../docket/docket-columns';

const record = 'domestic-shipment';
const hourMs = 60 * 60 * 1000;
/** From here on an e-way bill is amber. */
const endingHours = 12;
/** So long a docket may be silent on the road. */
const quietHours = 48;

const underway = sql.join([...statusesUnderway]);

/** The e-way bill of goods on the road ends within hours, or has ended. */
const billEnds: ExceptionRule = {
  record,
  kind: 'EWAY_BILL_ENDING',
  holds: ({ clock }) => sql`
    select docket.id as record_id, null::uuid as owner_id, (${endOfBills})::text as fact from docket
    where docket.status in (${underway}) and ${endOfBills} < ${new Date(clock.now().getTime() + endingHours * hourMs)}`,
};

/** It should have been delivered by now. */
const isLate: ExceptionRule = {
  record,
  kind: 'DELAYED',
  holds: ({ clock }) => sql`
    select docket.id as record_id, null::uuid as owner_id, least(docket.eta, docket.promised_date)::text as fact from docket
    where docket.status in (${underway}) and least(docket.eta, docket.promised_date) < ${clock.today()}`,
};

const isSilent: ExceptionRule = {
  record,
  kind: 'NO_UPDATE',
  holds: ({ clock }) => sql`
    select docket.id as record_id, null::uuid as owner_id, docket.status_at::text as fact from docket
    where docket.status in (${underway}) and docket.status_at < ${new Date(clock.now().getTime() - quietHours * hourMs)}`,
};

/** What goes wrong with dockets without anybody saying so. */
export const docketExceptionRules: readonly ExceptionRule[] = [billEnds, isLate, isSilent];
