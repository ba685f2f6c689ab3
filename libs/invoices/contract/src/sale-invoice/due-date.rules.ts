import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';

/** The last day to pay: credit days count from the document's date; without credit it is due at once. */
export const dueDateOf = (date: BusinessDate, creditDays: number | null | undefined): BusinessDate =>
  addDays(date, creditDays ?? 0);

/** Overdue is derived, never stored: something is still owed after the last day to pay. */
export const isOverdue = (
  { dueDate, outstandingPaise }: { dueDate: BusinessDate; outstandingPaise: number },
  today: BusinessDate,
): boolean => outstandingPaise > 0 && dueDate < today;
