import { podConditionLabel } from '@freightdesk/tracking-contract';
import {
  carriageRiskLabel,
  docketDeliveryLabel,
  docketModeLabel,
  freightBasisLabel,
  gstPayerLabel,
} from './docket/docket.kinds';
import { docketStatusLabel } from './docket/docket.machine';
import { returnPayerLabel, undeliveredReasonLabel } from './shipment/shipment.kinds';

/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    docket: 'Docket',
    'domestic-shipment': 'Domestic shipment',
  },
  fields: {
    actualKg: 'Actual kg',
    billingParty: 'Billing party',
    closed: 'Closed',
    closedBy: 'Closed by',
    consignor: 'Consignor',
    declaredValue: 'Declared value',
    delivered: 'Delivered',
    delivery: 'Delivery',
    destinationBranch: 'Destination branch',
    dimensions: 'Dimensions',
    distanceKm: 'Distance km',
    docket: 'Docket',
    driverName: 'Driver',
    driverPhone: "Driver's phone",
    ewayBill: 'E-way bill',
    ewayBillNumber: 'E-way bill',
    exceptions: 'Exceptions',
    extensions: 'Extensions',
    freightBasis: 'Freight basis',
    gstPayableBy: 'GST payable by',
    invoices: 'Invoices',
    isHazardous: 'Hazardous',
    minimumKg: 'Minimum kg',
    opened: 'Opened',
    openedBy: 'Opened by',
    overDimensional: 'Over-dimensional cargo',
    packing: 'Packing',
    promisedDate: 'Promised date',
    receiverName: 'Receiver',
    risk: 'Risk',
    vehicleNumber: 'Vehicle',
    volumetricDivisor: 'Volumetric divisor',
  },
  values: {
    condition: podConditionLabel,
    delivery: docketDeliveryLabel,
    freightBasis: freightBasisLabel,
    gstPayableBy: gstPayerLabel,
    mode: docketModeLabel,
    reason: undeliveredReasonLabel,
    returnPaidBy: returnPayerLabel,
    risk: carriageRiskLabel,
    status: docketStatusLabel,
  },
} as const;
