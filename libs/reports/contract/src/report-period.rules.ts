import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';

export interface ReportPeriod {
  from: BusinessDate;
  to: BusinessDate;
}

/** The days a report is about: what was asked for, and this fiscal year where nothing was. */
export function reportPeriod(
  asked: { from?: string | undefined; to?: string | undefined },
  today: BusinessDate,
): ReportPeriod {
  const year = fiscalYearOf(asked.from ?? asked.to ?? today);
  return { from: asked.from ?? year.from, to: asked.to ?? year.to };
}
