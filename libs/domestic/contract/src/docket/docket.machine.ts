export const docketStatuses = [
  'DRAFT',
  'BOOKED',
  'PICKUP_ASSIGNED',
  'PICKED_UP',
  'IN_TRANSIT',
  'AT_HUB',
  'OUT_FOR_DELIVERY',
  'UNDELIVERED',
  'DELIVERED',
  'POD_UPLOADED',
  'POD_VERIFIED',
  'RTO_INITIATED',
  'RTO_IN_TRANSIT',
  'RTO_DELIVERED',
  'LOST_DAMAGED',
  'CANCELLED',
] as const;
/** A docket has one status: its shipment's. */
export type DocketStatus = (typeof docketStatuses)[number];

/** How a clerk names them. RTO is the way back to the consignor. */
export const docketStatusLabel: Readonly<Record<DocketStatus, string>> = {
  DRAFT: 'Draft',
  BOOKED: 'Booked',
  PICKUP_ASSIGNED: 'Pickup assigned',
  PICKED_UP: 'Picked up',
  IN_TRANSIT: 'In transit',
  AT_HUB: 'At hub',
  OUT_FOR_DELIVERY: 'Out for delivery',
  UNDELIVERED: 'Undelivered',
  DELIVERED: 'Delivered',
  POD_UPLOADED: 'POD uploaded',
  POD_VERIFIED: 'POD verified',
  RTO_INITIATED: 'Return started',
  RTO_IN_TRANSIT: 'Return in transit',
  RTO_DELIVERED: 'Returned',
  LOST_DAMAGED: 'Lost or damaged',
  CANCELLED: 'Cancelled',
};

/** Only these moves are legal, for an administrator too. */
const moves: Readonly<Record<DocketStatus, readonly DocketStatus[]>> = {
  DRAFT: ['BOOKED', 'CANCELLED'],
  BOOKED: ['PICKUP_ASSIGNED', 'PICKED_UP', 'CANCELLED'],
  PICKUP_ASSIGNED: ['PICKED_UP', 'BOOKED', 'CANCELLED'],
  PICKED_UP: ['IN_TRANSIT', 'AT_HUB', 'OUT_FOR_DELIVERY', 'LOST_DAMAGED'],
  IN_TRANSIT: ['AT_HUB', 'OUT_FOR_DELIVERY', 'DELIVERED', 'UNDELIVERED', 'LOST_DAMAGED'],
  AT_HUB: ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'RTO_INITIATED', 'LOST_DAMAGED'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'UNDELIVERED', 'LOST_DAMAGED'],
  UNDELIVERED: ['OUT_FOR_DELIVERY', 'AT_HUB', 'RTO_INITIATED'],
  DELIVERED: ['POD_UPLOADED'],
  POD_UPLOADED: ['POD_VERIFIED', 'DELIVERED'],
  POD_VERIFIED: [],
  RTO_INITIATED: ['RTO_IN_TRANSIT'],
  RTO_IN_TRANSIT: ['RTO_DELIVERED', 'LOST_DAMAGED'],
  RTO_DELIVERED: [],
  LOST_DAMAGED: [],
  CANCELLED: [],
};

/** Where the docket itself may be moved: it is booked or given up. Every other step is its shipment's. */
export const allowedDocketMoves = (from: DocketStatus): readonly DocketStatus[] =>
  moves[from].filter((to) => to === 'CANCELLED' || (from === 'DRAFT' && to === 'BOOKED'));

/** Where the shipment may go; a draft has none yet. */
export const allowedShipmentMoves = (from: DocketStatus): readonly DocketStatus[] =>
  from === 'DRAFT' ? [] : moves[from];

/** The way of most goods; `moves` holds every way. */
const usualMoves: Readonly<Partial<Record<DocketStatus, DocketStatus>>> = {
  BOOKED: 'PICKED_UP',
  PICKUP_ASSIGNED: 'PICKED_UP',
  PICKED_UP: 'IN_TRANSIT',
  IN_TRANSIT: 'OUT_FOR_DELIVERY',
  AT_HUB: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
  UNDELIVERED: 'OUT_FOR_DELIVERY',
  POD_UPLOADED: 'POD_VERIFIED',
  RTO_INITIATED: 'RTO_IN_TRANSIT',
  RTO_IN_TRANSIT: 'RTO_DELIVERED',
};

export const usualMove = (from: DocketStatus): DocketStatus | undefined => usualMoves[from];

/** Whether nothing can happen to the docket any more: it stays as it is. */
export const isEnded = (status: DocketStatus): boolean => moves[status].length === 0;

const handedOver: readonly DocketStatus[] = ['DELIVERED', 'POD_UPLOADED'];

/** Statuses in which the goods have still to get there, or back. */
export const openDocketStatuses: readonly DocketStatus[] = docketStatuses.filter(
  (status) => !isEnded(status) && !handedOver.includes(status),
);

/** Statuses in which the goods are with the carrier. */
export const statusesUnderway: readonly DocketStatus[] = [
  'PICKED_UP',
  'IN_TRANSIT',
  'AT_HUB',
  'OUT_FOR_DELIVERY',
  'UNDELIVERED',
  'RTO_INITIATED',
  'RTO_IN_TRANSIT',
];
