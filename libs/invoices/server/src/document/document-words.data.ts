import { purchaseSupplyLabel } from '@freightdesk/invoices-contract';
import { stateName } from '@freightdesk/parties-contract';
import { tdsNatureLabel } from '@freightdesk/tax-contract';

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

/** Jobs and dockets are other areas', so their own words are not within reach here. */
export const billableWords = {
  source: { label: 'Kind', labels: { JOBCARD: 'Jobcard', DOCKET: 'Docket' } },
  mode: {
    labels: {
      AIR: 'Air',
      SEA_FCL: 'Sea FCL',
      SEA_LCL: 'Sea LCL',
      ROAD: 'Road',
      RAIL: 'Rail',
      MULTIMODAL: 'Multimodal',
    },
  },
  direction: { labels: { EXPORT: 'Export', IMPORT: 'Import', CROSS_TRADE: 'Cross trade' } },
  receiptStateCode: { labels: stateName },
};
