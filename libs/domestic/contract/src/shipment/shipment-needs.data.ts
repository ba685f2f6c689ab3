import type { DocketStatus } from '../docket/docket.machine';

/** Facts that a status needs, by the name under which the status call takes them, and how a clerk calls them. */
export const needLabels = {
  vehicleNo: 'Vehicle, train or flight',
  coLoaderDocketNo: "Co-loader's docket",
  pickupDate: 'Pickup date',
  ewayBillNumber: 'E-way bill',
  ewayBillExemptionReason: 'Why no e-way bill is needed',
  hub: 'Hub',
  driverName: 'Driver or delivery person',
  attemptNo: 'Attempt',
  deliveredAt: 'Delivered at',
  receiverName: 'Receiver',
  packagesDelivered: 'Packages delivered',
  packagesDamaged: 'Packages damaged',
  collectedPaise: 'Freight collected',
  creditApproval: 'Credit approved by',
  returnPaidBy: 'Who pays the return',
  podCondition: 'POD is clean or has remarks',
} as const;
export type Need = keyof typeof needLabels;

const isNeed = (name: string): name is Need => Object.hasOwn(needLabels, name);
export const needNames: readonly Need[] = Object.keys(needLabels).filter(isNeed);

/** Facts of which one is enough; as a rule there is only one. */
export type NeedGroup = readonly [Need, ...Need[]];

/** What each status asks of every docket. `needsOf` adds what the goods and the freight ask. */
export const statusNeeds: Readonly<Partial<Record<DocketStatus, readonly NeedGroup[]>>> = {
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
