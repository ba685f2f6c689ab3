import {
  allowedDocketMoves,
  allowedShipmentMoves,
  type DocketStatus,
  docketStatuses,
  isEnded,
  statusesUnderway,
} from './docket.machine';

describe('the life of a docket', () => {
  it.each<[DocketStatus, DocketStatus[]]>([
    ['DRAFT', ['BOOKED', 'CANCELLED']],
    ['BOOKED', ['CANCELLED']],
    ['PICKUP_ASSIGNED', ['CANCELLED']],
    ['PICKED_UP', []],
    ['CANCELLED', []],
  ])('moves itself from %s to %j alone', (from, expected) => {
    expect(allowedDocketMoves(from)).toEqual(expected);
  });

  it.each<[DocketStatus, DocketStatus[]]>([
    ['DRAFT', []],
    ['BOOKED', ['PICKUP_ASSIGNED', 'PICKED_UP', 'CANCELLED']],
    ['PICKUP_ASSIGNED', ['PICKED_UP', 'BOOKED', 'CANCELLED']],
    ['PICKED_UP', ['IN_TRANSIT', 'AT_HUB', 'OUT_FOR_DELIVERY', 'LOST_DAMAGED']],
    ['IN_TRANSIT', ['AT_HUB', 'OUT_FOR_DELIVERY', 'DELIVERED', 'UNDELIVERED', 'LOST_DAMAGED']],
    ['AT_HUB', ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'RTO_INITIATED', 'LOST_DAMAGED']],
    ['OUT_FOR_DELIVERY', ['DELIVERED', 'UNDELIVERED', 'LOST_DAMAGED']],
    ['UNDELIVERED', ['OUT_FOR_DELIVERY', 'AT_HUB', 'RTO_INITIATED']],
    ['DELIVERED', ['POD_UPLOADED']],
    ['POD_UPLOADED', ['POD_VERIFIED', 'DELIVERED']],
    ['RTO_INITIATED', ['RTO_IN_TRANSIT']],
    ['RTO_IN_TRANSIT', ['RTO_DELIVERED', 'LOST_DAMAGED']],
  ])('goes from %s to %j', (from, expected) => {
    expect(allowedShipmentMoves(from)).toEqual(expected);
  });

  it('ends where nothing follows', () => {
    expect(docketStatuses.filter(isEnded)).toEqual(['POD_VERIFIED', 'RTO_DELIVERED', 'LOST_DAMAGED', 'CANCELLED']);
  });

  it('cannot be cancelled once the goods are with the carrier', () => {
    expect(statusesUnderway.filter((status) => allowedShipmentMoves(status).includes('CANCELLED'))).toEqual([]);
  });
});
