import type { Need } from './shipment-needs.data';

interface MachineData {
  /** In the order of a journey; CANCELLED stands beside it. */
  readonly states: readonly string[];
  /** May be passed over without a word. */
  readonly optional: readonly string[];
  /** May happen again, at another place. */
  readonly repeatable: readonly string[];
  /** From this state on the shipment can't be cancelled. */
  readonly cancelBefore: string;
  readonly needs: Readonly<Record<string, readonly Need[]>>;
}

/** Milestones by mode and direction; names follow DCSA Track & Trace 3 and IATA Cargo-IMP status codes. */
export const shipmentMachines = {
  sea_export: {
    states: [
      'BOOKING_REQUESTED',
      'BOOKING_CONFIRMED',
      'EMPTY_PICKED_UP',
      'CARGO_RECEIVED',
      'STUFFED',
      'CUSTOMS_FILED',
      'CUSTOMS_CLEARED_EXPORT',
      'GATE_IN',
      'LOADED_ON_BOARD',
      'DEPARTED',
      'TRANSSHIPPED',
      'ARRIVED',
      'DISCHARGED',
      'CUSTOMS_CLEARED_IMPORT',
      'AVAILABLE',
      'GATE_OUT_FULL',
      'DELIVERED',
      'EMPTY_RETURNED',
      'CANCELLED',
    ],
    optional: ['EMPTY_PICKED_UP', 'STUFFED', 'TRANSSHIPPED'],
    repeatable: ['TRANSSHIPPED'],
    cancelBefore: 'DEPARTED',
    needs: {
      BOOKING_CONFIRMED: ['bookingNo', 'carrier', 'vessel', 'voyage', 'etd'],
      STUFFED: ['containerNo', 'sealNo', 'packages', 'grossKg'],
      CUSTOMS_FILED: ['shippingBillNo', 'shippingBillDate', 'portCode'],
      CUSTOMS_CLEARED_EXPORT: ['leoDate'],
      GATE_IN: ['vgmKg', 'vgmMethod'],
      LOADED_ON_BOARD: ['onBoardDate'],
      DEPARTED: ['atd', 'mblNo'],
      ARRIVED: ['ata'],
      DELIVERED: ['deliveredAt', 'receiverName'],
      EMPTY_RETURNED: ['emptyReturnedOn'],
    },
  },
  sea_import: {
    states: [
      'PRE_ALERT_RECEIVED',
      'DEPARTED',
      'TRANSSHIPPED',
      'MANIFEST_FILED',
      'ARRIVED',
      'DISCHARGED',
      'MOVED_TO_CFS',
      'BOE_FILED',
      'ASSESSED',
      'DUTY_PAID',
      'EXAMINED',
      'OUT_OF_CHARGE',
      'DELIVERY_ORDER_ISSUED',
      'GATE_OUT_FULL',
      'DESTUFFED',
      'DELIVERED',
      'EMPTY_RETURNED',
      'CANCELLED',
    ],
    optional: ['TRANSSHIPPED', 'MOVED_TO_CFS', 'EXAMINED', 'DESTUFFED', 'EMPTY_RETURNED'],
    repeatable: ['TRANSSHIPPED'],
    cancelBefore: 'DEPARTED',
    needs: {
      MANIFEST_FILED: ['igmNo', 'igmDate', 'lineNo'],
      BOE_FILED: ['boeNo', 'boeDate', 'boeType', 'portCode'],
      DUTY_PAID: ['challanNo', 'dutyPaise'],
      OUT_OF_CHARGE: ['oocDate'],
      DELIVERY_ORDER_ISSUED: ['doNo', 'doValidTill', 'blRelease'],
      GATE_OUT_FULL: ['gateOutOn'],
      EMPTY_RETURNED: ['emptyReturnedOn', 'depot'],
    },
  },
  air_export: {
    states: [
      'BOOKED',
      'PICKED_UP',
      'CARGO_RECEIVED',
      'CUSTOMS_FILED',
      'CUSTOMS_CLEARED_EXPORT',
      'CARGO_ACCEPTED',
      'MANIFESTED',
      'DEPARTED',
      'TRANSSHIPPED',
      'ARRIVED',
      'RECEIVED_AT_DESTINATION',
      'ARRIVAL_NOTICE_SENT',
      'CUSTOMS_CLEARED_IMPORT',
      'DELIVERED',
      'CANCELLED',
    ],
    optional: ['PICKED_UP', 'MANIFESTED', 'TRANSSHIPPED', 'ARRIVAL_NOTICE_SENT', 'CUSTOMS_CLEARED_IMPORT'],
    repeatable: ['TRANSSHIPPED'],
    cancelBefore: 'DEPARTED',
    needs: {
      BOOKED: ['flightNo', 'flightDate'],
      CARGO_ACCEPTED: ['mawbNumber', 'pieces', 'grossKg', 'chargeableKg'],
      DEPARTED: ['flightNo', 'pieces'],
      DELIVERED: ['deliveredAt', 'receiverName', 'piecesDelivered'],
    },
  },
  air_import: {
    states: [
      'PRE_ALERT_RECEIVED',
      'DEPARTED',
      'ARRIVED',
      'RECEIVED_AT_DESTINATION',
      'MANIFEST_FILED',
      'ARRIVAL_NOTICE_SENT',
      'BOE_FILED',
      'ASSESSED',
      'DUTY_PAID',
      'OUT_OF_CHARGE',
      'DELIVERY_ORDER_ISSUED',
      'DELIVERED',
      'CANCELLED',
    ],
    optional: ['RECEIVED_AT_DESTINATION', 'ARRIVAL_NOTICE_SENT', 'ASSESSED'],
    repeatable: [],
    cancelBefore: 'DEPARTED',
    needs: {},
  },
  /** Jobs of mode ROAD, RAIL and MULTIMODAL. */
  road: {
    states: [
      'BOOKED',
      'PICKED_UP',
      'IN_TRANSIT',
      'AT_BORDER',
      'CUSTOMS_CLEARED',
      'AT_HUB',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
      'CANCELLED',
    ],
    optional: ['AT_BORDER', 'CUSTOMS_CLEARED', 'AT_HUB', 'OUT_FOR_DELIVERY'],
    repeatable: ['AT_HUB'],
    cancelBefore: 'PICKED_UP',
    needs: {
      BOOKED: ['carrierOrVehicle', 'plannedDate'],
      PICKED_UP: ['vehicleNo', 'pickupDate'],
      CUSTOMS_CLEARED: ['documentNo', 'documentDate'],
      DELIVERED: ['deliveredAt', 'receiverName'],
    },
  },
} as const satisfies Record<string, MachineData>;
