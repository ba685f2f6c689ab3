import {
  carriageRiskLabel,
  docketDeliveryLabel,
  freightBasisLabel,
  gstPayerLabel,
} from '@freightdesk/domestic-contract';

/** What the choices of a docket are called in its files. */
export const docketWords = {
  delivery: { labels: docketDeliveryLabel },
  risk: { labels: carriageRiskLabel },
  freightBasis: { label: 'Freight', labels: freightBasisLabel },
  gstPayableBy: { labels: gstPayerLabel },
};
