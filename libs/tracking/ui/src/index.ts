export { BoardEntry } from './board/board-entry';
export { WeekBoard } from './board/week-board';
export { ExceptionChips } from './shipment/exception-chips';
export { ShipmentList } from './shipment/shipment-list';
export { ShipmentPanel } from './shipment/shipment-panel';
export { whereaboutsColumns } from './shipment/whereabouts-columns';
