import { statusesBefore } from '@freightdesk/intl-shipment-contract';
import type { ExceptionRule } from '@freightdesk/tracking-server';
import { sql } from 'kysely';

const record = 'shipment';
const dayMs = 24 * 60 * 60 * 1000;

/** So long a shipment may be silent: at sea longer than in the air. */
const quietDays = sql`case when jobcard.mode in ('SEA_FCL', 'SEA_LCL') then 14 when jobcard.mode = 'AIR' then 3 else 5 end`;

const underway = (milestone: 'arrival' | 'departure') => sql.join(statusesBefore(milestone));

/** The ETA has passed, or lies behind what was promised, and the goods are not there. */
const isLate: ExceptionRule = {
  record,
  kind: 'DELAYED',
  holds: ({ clock }) => sql`
    select shipment.id as record_id, jobcard.owner_id, jobcard.eta::text as fact
    from shipment join jobcard on jobcard.id = shipment.jobcard_id
    where shipment.status in (${underway('arrival')})
      and (jobcard.eta < ${clock.today()} or jobcard.eta > shipment.promised_date)`,
};

/** Underway, and nobody has told anything of it for days. */
const isSilent: ExceptionRule = {
  record,
  kind: 'NO_UPDATE',
  holds: ({ clock }) => sql`
    select shipment.id as record_id, jobcard.owner_id, shipment.status_at::text as fact
    from shipment join jobcard on jobcard.id = shipment.jobcard_id
    where shipment.status in (${underway('arrival')})
      and jobcard.status = 'IN_PROGRESS'
      and shipment.status_at < ${new Date(clock.now().getTime() - 3 * dayMs)}
      and shipment.status_at < ${clock.now()}::timestamptz - make_interval(days => ${quietDays})`,
};

/** What goes wrong with the shipments of jobs without anybody saying so. */
export const jobExceptionRules: readonly ExceptionRule[] = [isLate, isSilent];
