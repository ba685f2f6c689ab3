import { intlShipmentPaths, type JobcardStatus, statusesBefore } from '@freightdesk/intl-shipment-contract';
import { addDays, type Clock, formatBusinessDate } from '@freightdesk/shared-calendar';
import { type FigureSource, oncePerRequest } from '@freightdesk/shared-server-kit';
import { countJobs, countJobsOfDesk, daysAhead, plannedMoves } from './figures.repository';

const jobs = (...statuses: JobcardStatus[]) =>
  `${intlShipmentPaths.jobcards.href()}?${statuses.map((status) => `status=${status}`).join('&')}`;

/** The shipments that have not left or not come, between two days. */
const shipments = (milestone: 'departure' | 'arrival', days: Record<string, string>) => {
  const asked = new URLSearchParams(days);
  for (const status of statusesBefore(milestone)) asked.append('status', status);
  return `${intlShipmentPaths.shipments.href()}?${asked.toString()}`;
};

const sum = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((total, count) => total + count, 0);

const daysToCome = (clock: Clock) => Array.from({ length: daysAhead + 1 }, (_, index) => addDays(clock.today(), index));

const moves = oncePerRequest(({ db, clock }) => plannedMoves(db, clock));

export const jobFigures: FigureSource = {
  permission: 'jobcard.read',
  async read({ db, clock }) {
    const { open, late } = await countJobs(db, clock);
    const figures = [
      { name: 'jobcards.open', label: 'Open jobs', value: open, href: jobs('OPEN', 'IN_PROGRESS') },
      {
        name: 'shipments.late',
        label: 'Late shipments',
        value: late,
        href: shipments('arrival', { etaTo: addDays(clock.today(), -1) }),
      },
    ];
    return figures.map((figure) => ({ ...figure, unit: 'count' }));
  },
  async ofDesk(context) {
    const [{ draft, unbilled }, { departures, arrivals }] = await Promise.all([
      countJobsOfDesk(context.db),
      moves(context),
    ]);
    const today = context.clock.today();
    const until = addDays(today, daysAhead);
    const figures = [
      { name: 'jobcards.draft', label: 'Jobs to open', value: draft, href: jobs('DRAFT'), isOfDesk: true },
      {
        name: 'shipments.departing',
        label: 'Departures in 7 days',
        value: sum(departures),
        href: shipments('departure', { etdFrom: today, etdTo: until }),
        isOfDesk: true,
      },
      {
        name: 'shipments.arriving',
        label: 'Arrivals in 7 days',
        value: sum(arrivals),
        href: shipments('arrival', { etaFrom: today, etaTo: until }),
        isOfDesk: true,
      },
      {
        name: 'jobcards.unbilled',
        label: 'Delivered, not billed',
        value: unbilled,
        href: `${intlShipmentPaths.jobcards.href()}?isUnbilled=true`,
        isOfDesk: true,
      },
    ];
    return figures.map((figure) => ({ ...figure, unit: 'count' }));
  },
  async chart(context) {
    const { departures, arrivals } = await moves(context);
    const days = daysToCome(context.clock);
    return {
      label: 'Departures and arrivals of the next 7 days',
      unit: 'count',
      axis: { label: 'Day' },
      labels: days.map((day) => formatBusinessDate(day).slice(0, 6)),
      series: [
        { label: 'Departures', values: days.map((day) => departures.get(day) ?? 0) },
        { label: 'Arrivals', values: days.map((day) => arrivals.get(day) ?? 0) },
      ],
      href: intlShipmentPaths.shipments.href(),
    };
  },
};
