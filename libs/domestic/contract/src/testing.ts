export { docketInput, docketRecord } from './docket/docket.builder';
export { domesticShipmentRecord } from './shipment/shipment.builder';
