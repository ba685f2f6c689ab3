import type { Page } from '@playwright/test';
import { screens } from '../support/screens.data';
import { isPhone, type Look } from './look';
import type { Records } from './records';

/** Something to look at: a screen, or what a person opens on it. */
export interface Place {
  path: string;
  /** Is done on the screen before it is looked at. */
  open?: { what: string; by: (page: Page, look: Look) => Promise<void> };
  /** Exists only so wide, or only so narrow. */
  on?: 'desktop' | 'phone';
  /** Nobody is signed in. */
  isOutside?: true;
  /** Opened by the frame around every screen. */
  isOfFrame?: true;
}

/** Whether there is such a place in a look. */
export const isThere = ({ on, open }: Place, look: Look): boolean =>
  (on === undefined || (on === 'phone') === isPhone(look)) &&
  // What opens something is found by its English name.
  (open === undefined || look.language === undefined);

const outside: readonly Place[] = [
  { path: '/auth/jwt/login', isOutside: true },
  { path: '/auth/jwt/login#reset=no-such-link', isOutside: true },
  { path: '/auth/jwt/register#invite=no-such-link', isOutside: true },
  { path: '/auth/jwt/register', isOutside: true },
  { path: '/faqs' },
  { path: '/404' },
];

const recordScreens = (records: Records): readonly Place[] => [
  { path: `/dashboard/internationalGroup/update_jobcard?id=${records.jobcard}` },
  { path: `/dashboard/domesticGroup/jobcard?id=${records.docket}` },
  { path: `/dashboard/domesticGroup/jobcard?id=${records.draftDocket}` },
  { path: `/dashboard/sales/invoice/edit?id=${records.draftInvoice}` },
  { path: `/dashboard/invoice/view?id=${records.invoice}` },
  { path: `/dashboard/invoice/view?id=${records.draftInvoice}` },
  { path: `/dashboard/sales/custom-invoice/view?id=${records.invoice}` },
  { path: `/dashboard/purchase/invoice/edit?id=${records.bill}` },
  { path: `/dashboard/purchase/invoice/edit?id=${records.draftBill}` },
  { path: `/dashboard/party/view?id=${records.party}` },
  { path: `/dashboard/internationalGroup/lead_management/view?id=${records.lead}` },
  { path: `/dashboard/payments/view?id=${records.payment}` },
  { path: `/dashboard/payments/runs/view?id=${records.paymentRun}` },
  { path: `/dashboard/payments/runs/edit?id=${records.paymentRun}` },
  { path: `/dashboard/bank/view?id=${records.bank}` },
  { path: `/dashboard/journal/view?id=${records.journal}` },
  { path: `/dashboard/settlements/view?id=${records.settlement}` },
  { path: `/dashboard/reports/ledgerDetails?partyId=${records.party}` },
  { path: '/dashboard/reports/sales?groupBy=party' },
  { path: '/dashboard/reports/sales?groupBy=month' },
  { path: '/dashboard/internationalGroup/jobcard?q=nothing+like+this' },
];

const reached = screens.filter(({ roles }) => roles.length > 0);

/** Every screen on its own; one that needs a record has it from the sample company. */
export const screensOf = (records: Records): readonly Place[] => [
  ...outside,
  ...reached.filter(({ leadsTo }) => leadsTo === undefined).map(({ path }) => ({ path })),
  ...recordScreens(records),
];

/** Screens that need a record and are not walked, because none is named for them above. */
export function forgottenScreens(records: Records): string[] {
  const walked = recordScreens(records).map(({ path }) => path.replace(/\?.*/, ''));
  return reached.flatMap(({ path, leadsTo }) => (leadsTo === undefined || walked.includes(path) ? [] : [path]));
}
