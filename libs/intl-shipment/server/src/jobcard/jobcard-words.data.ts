import { blTypeLabel, boeTypeLabel, carriageScopeLabel, freightTermsLabel } from '@freightdesk/intl-shipment-contract';

/** What the choices of a jobcard are called in its files. */
export const jobcardWords = {
  blType: { labels: blTypeLabel },
  freightTerms: { labels: freightTermsLabel },
  carriageScope: { labels: carriageScopeLabel },
  boeType: { labels: boeTypeLabel },
};
