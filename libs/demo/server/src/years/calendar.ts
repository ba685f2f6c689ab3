import { addDays, type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';

/** Two fiscal years and most of a third, up to a fixed day: the same scale makes the same books whenever they are made. */
export const firstDay: BusinessDate = '2024-04-01';
export const lastDay: BusinessDate = '2026-11-20';
const days = daysBetween(firstDay, lastDay) + 1;

/** The day of one of so many, spread evenly and in order. */
export const dayOf = (index: number, count: number): BusinessDate =>
  addDays(firstDay, Math.floor((index * days) / count));

export const isPast = (date: BusinessDate): boolean => date <= lastDay;
export const ageOf = (date: BusinessDate): number => daysBetween(date, lastDay);
