import { systemClock } from '@freightdesk/shared-calendar';
import type { Translate } from '@freightdesk/shared-ui';

const hourMs = 60 * 60 * 1000;

/** How long something has been so: in hours at first, then in days. Before the first hour is over it is new. */
export function ageOf(since: string, t: Translate): string {
  const hours = Math.max(0, Math.floor((systemClock.now().getTime() - new Date(since).getTime()) / hourMs));
  if (hours === 0) return t('new');
  return hours < 48 ? t('for {{count}} h', { count: hours }) : t('for {{count}} d', { count: Math.floor(hours / 24) });
}
