import { blTypeLabel, boeTypeLabel, carriageScopeLabel, freightTermsLabel } from '@freightdesk/intl-shipment-contract';
import { stateName } from '@freightdesk/parties-contract';

/** What the choices of a jobcard are called in its files. */
export const jobcardWords = {
  coLoaderId: { label: 'Co-loader' },
  receiptStateCode: { labels: stateName },
  hblType: { labels: blTypeLabel },
  mblType: { labels: blTypeLabel },
  freightTerms: { labels: freightTermsLabel },
  carriageScope: { labels: carriageScopeLabel },
  boeType: { labels: boeTypeLabel },
};
