import { type NeedGroup, type NeedTable, podConditionLabel } from '@freightdesk/tracking-contract';
import type { DocketStatus } from '../docket/docket.machine';
import { returnPayerLabel } from './shipment.kinds';

/** Facts that a status needs, by the name under which the status call takes them, and how a clerk calls them. */
export const shipmentNeeds = {
  vehicleNo: { label: 'Vehicle, train or flight', kind: 'code', isCommon: true },
  coLoaderDocketNo: { label: "Co-loader's docket" },
  pickupDate: { label: 'Pickup date', kind: 'date', isWhen: true },
  ewayBillNumber: { label: 'E-way bill' },
  ewayBillExemptionReason: { label: 'Why no e-way bill is needed' },
  hub: { label: 'Hub', isCommon: true },
  driverName: { label: 'Driver or delivery person', isCommon: true },
  attemptNo: { label: 'Attempt', kind: 'count' },
  deliveredAt: { label: 'Delivered at', kind: 'instant', isWhen: true },
  receiverName: { label: 'Receiver' },
  packagesDelivered: { label: 'Packages delivered', kind: 'count' },
  packagesDamaged: { label: 'Packages damaged', kind: 'count' },
  collectedPaise: { label: 'Freight collected', kind: 'paise' },
  creditApproval: { label: 'Credit approved by', isCommon: true },
  returnPaidBy: { label: 'Who pays the return', choiceLabels: returnPayerLabel, isCommon: true },
  podCondition: { label: 'POD is clean or has remarks', choiceLabels: podConditionLabel },
} as const satisfies NeedTable;
export type Need = keyof typeof shipmentNeeds;

/** What each status asks of every docket. `needsOf` adds what the goods and the freight ask. */
export const statusNeeds: Readonly<Partial<Record<DocketStatus, readonly NeedGroup<Need>[]>>> = {
  PICKED_UP: [['vehicleNo', 'coLoaderDocketNo'], ['pickupDate']],
  IN_TRANSIT: [['vehicleNo']],
  AT_HUB: [['hub']],
  OUT_FOR_DELIVERY: [['driverName']],
  DELIVERED: [['deliveredAt'], ['receiverName'], ['packagesDelivered']],
  POD_VERIFIED: [['podCondition']],
  RTO_INITIATED: [['returnPaidBy']],
};

/** Facts of one event only: a second hub, or a second attempt, is told anew. All others hold once they are said. */
export const passingNeeds: readonly Need[] = ['hub', 'driverName', 'attemptNo'];

/** Statuses that are told with a reason. */
export const reasonedStatuses: readonly DocketStatus[] = ['UNDELIVERED', 'RTO_INITIATED', 'CANCELLED'];

/** Facts that may be told with a status beside those that it needs. */
export const extraNeeds: Readonly<Partial<Record<DocketStatus, readonly Need[]>>> = {
  UNDELIVERED: ['attemptNo'],
  DELIVERED: ['packagesDamaged'],
};
