import type { NeedTable } from '@freightdesk/tracking-contract';
import { customsStationText } from '../identifier/customs-station.rules';
import { boeTypeLabel, vgmMethodLabel } from '../jobcard/jobcard.kinds';

const blReleaseLabel = { SURRENDERED: 'Surrendered', TELEX: 'Telex', SEAWAY: 'Seaway' };

/** Facts that a state needs, by the name under which the status call takes them, and how a clerk calls them. */
export const shipmentNeeds = {
  bookingNo: { label: 'Booking number' },
  carrier: { label: 'Carrier', isCommon: true },
  vessel: { label: 'Vessel', isCommon: true },
  voyage: { label: 'Voyage', isCommon: true },
  etd: { label: 'ETD', kind: 'date', isCommon: true },
  containerNo: { label: 'Container number' },
  sealNo: { label: 'Seal number' },
  packages: { label: 'Packages', kind: 'count' },
  grossKg: { label: 'Gross kg', kind: 'decimal' },
  shippingBillNo: { label: 'Shipping bill number' },
  shippingBillDate: { label: 'Shipping bill date', kind: 'date' },
  portCode: { label: 'Port code', kind: 'code', textOf: customsStationText, isCommon: true },
  leoDate: { label: 'Let export order date', kind: 'date', isWhen: true },
  vgmKg: { label: 'VGM kg', kind: 'decimal' },
  vgmMethod: {
    label: 'VGM method',
    choiceLabels: vgmMethodLabel,
    isCommon: true,
  },
  onBoardDate: { label: 'On-board date', kind: 'date', isWhen: true },
  atd: { label: 'ATD', kind: 'instant', isWhen: true },
  mblNo: { label: "MBL number or 'to follow'" },
  ata: { label: 'ATA', kind: 'instant', isWhen: true },
  deliveredAt: { label: 'Delivered at', kind: 'instant', isWhen: true },
  receiverName: { label: 'Receiver' },
  emptyReturnedOn: { label: 'Empty returned on', kind: 'date', isWhen: true },
  depot: { label: 'Depot', isCommon: true },
  igmNo: { label: 'IGM / SAM number', isCommon: true },
  igmDate: { label: 'IGM / SAM date', kind: 'date', isCommon: true },
  lineNo: { label: 'Line number' },
  boeNo: { label: 'Bill of entry number' },
  boeDate: { label: 'Bill of entry date', kind: 'date' },
  boeType: {
    label: 'Bill of entry type',
    choiceLabels: boeTypeLabel,
    isCommon: true,
  },
  challanNo: { label: 'Duty challan number' },
  dutyPaise: { label: 'Duty', kind: 'paise' },
  oocDate: { label: 'Out-of-charge date', kind: 'date', isWhen: true },
  doNo: { label: 'Delivery order number' },
  doValidTill: { label: 'DO valid until', kind: 'date' },
  blRelease: {
    label: 'Bill of lading surrendered, telex or seaway',
    choiceLabels: blReleaseLabel,
  },
  gateOutOn: { label: 'Gate-out date', kind: 'date', isWhen: true },
  flightNo: { label: 'Flight', isCommon: true },
  flightDate: { label: 'Flight date', kind: 'date', isCommon: true },
  mawbNumber: { label: 'MAWB' },
  pieces: { label: 'Pieces', kind: 'count' },
  chargeableKg: { label: 'Chargeable kg', kind: 'decimal' },
  piecesDelivered: { label: 'Pieces delivered', kind: 'count' },
  carrierOrVehicle: { label: 'Carrier or vehicle' },
  plannedDate: { label: 'Planned date', kind: 'date', isCommon: true },
  vehicleNo: { label: 'Vehicle, train or wagon number' },
  pickupDate: { label: 'Pickup date', kind: 'date', isWhen: true },
  documentNo: { label: 'Customs document number' },
  documentDate: { label: 'Customs document date', kind: 'date' },
} as const satisfies NeedTable;
export type Need = keyof typeof shipmentNeeds;
