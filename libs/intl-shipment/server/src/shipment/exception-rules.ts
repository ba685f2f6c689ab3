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

/** So many days before the last free one it is told. */
const warnDays = 2;

/** The free days of a container end soon, or are over and cost. */
const freeDaysEnd: ExceptionRule = {
  record,
  kind: 'DND_RUNNING',
  holds: ({ clock }) => {
    const soon = sql`${clock.today()}::date + ${warnDays}::int`;
    return sql`
    select shipment.id as record_id, jobcard.owner_id, min(case when box.gate_out_on is null then 'demurrage' else 'detention' end) as fact
    from jobcard_container box
      join jobcard on jobcard.id = box.jobcard_id
      join shipment on shipment.jobcard_id = jobcard.id
    where box.discharged_on is not null and box.empty_returned_on is null and jobcard.status not in ('CLOSED', 'CANCELLED')
      and case when box.gate_out_on is null then box.discharged_on + jobcard.demurrage_free_days - 1 <= ${soon}
          else box.gate_out_on + jobcard.detention_free_days - 1 <= ${soon} end
    group by shipment.id, jobcard.owner_id`;
  },
};

/** What goes wrong with the shipments of jobs without anybody saying so. */
export const jobExceptionRules: readonly ExceptionRule[] = [isLate, isSilent, freeDaysEnd];
