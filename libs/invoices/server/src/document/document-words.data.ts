import { purchaseSupplyLabel } from '@freightdesk/invoices-contract';
import { stateName } from '@freightdesk/parties-contract';
import { jobDirectionLabel, jobModeLabel, tdsNatureLabel } from '@freightdesk/tax-contract';

const ofPlace = { placeOfSupply: { labels: stateName } };

const supplyLabel = { INTRA: 'Within the State', INTER: 'To another State', EXPORT: 'Export', SEZ: 'To a SEZ' };

/** What the choices of a sale invoice are called in its files. */
export const invoiceWords = { ...ofPlace, supply: { labels: supplyLabel } };

/** What those of a bill are. */
export const billWords = {
  ...ofPlace,
  supply: { labels: purchaseSupplyLabel },
  tdsNature: { labels: tdsNatureLabel },
};

/** What the choices of a job or docket that can be billed are. */
export const billableWords = {
  source: { label: 'Kind', labels: { JOBCARD: 'Jobcard', DOCKET: 'Docket' } },
  mode: { labels: jobModeLabel },
  direction: { labels: jobDirectionLabel },
  receiptStateCode: { labels: stateName },
};
