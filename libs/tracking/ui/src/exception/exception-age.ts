import { systemClock } from '@freightdesk/shared-calendar';
import type { Translate } from '@freightdesk/shared-ui';

const hourMs = 60 * 60 * 1000;

/** How long something has been so: in hours at first, then in days. */
export function ageOf(since: string, t: Translate): string {
  const hours = Math.max(0, Math.floor((systemClock.now().getTime() - new Date(since).getTime()) / hourMs));
  return hours < 48 ? t('for {{count}} h', { count: hours }) : t('for {{count}} d', { count: Math.floor(hours / 24) });
}
