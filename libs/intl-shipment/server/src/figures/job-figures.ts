import { intlShipmentPaths, type JobcardStatus, statusesBefore } from '@freightdesk/intl-shipment-contract';
import { addDays, type Clock, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { countUnbilled } from '../jobcard/unbilled-jobs.repository';
import { countJobs, countLate, daysAhead, plannedMoves } from './figures.repository';

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

export const jobFigures: FigureSource = {
  permission: 'jobcard.read',
  async read({ db, clock }) {
    const today = clock.today();
    const [draft, open, late, unbilled, { departures, arrivals }] = await Promise.all([
      countJobs(db, ['DRAFT']),
      countJobs(db, ['OPEN', 'IN_PROGRESS']),
      countLate(db, clock),
      countUnbilled(db),
      plannedMoves(db, clock),
    ]);
    const until = addDays(today, daysAhead);
    const figures = [
      { name: 'jobcards.open', label: 'Open jobs', value: open, href: jobs('OPEN', 'IN_PROGRESS') },
      {
        name: 'shipments.late',
        label: 'Late shipments',
        value: late,
        href: shipments('arrival', { etaTo: addDays(today, -1) }),
      },
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
  async chart({ db, clock }) {
    const { departures, arrivals } = await plannedMoves(db, clock);
    const days = daysToCome(clock);
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
