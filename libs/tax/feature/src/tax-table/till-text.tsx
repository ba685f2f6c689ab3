import { DateText } from '@freightdesk/shared-ui';

/** The last day of a row; one that still holds has none. */
export const tillText = (until: string | null, t: (text: string) => string) =>
  until === null ? t('till further notice') : <DateText date={until} />;
