export const recurringPeriods = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
export type RecurringPeriod = (typeof recurringPeriods)[number];

export const recurringPeriodLabel: Readonly<Record<RecurringPeriod, string>> = {
  MONTHLY: 'Each month',
  QUARTERLY: 'Each quarter',
  YEARLY: 'Each year',
};
