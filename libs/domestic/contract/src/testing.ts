export { type ValidityCase, validityCases, type WeightCase, weightCases } from './docket/docket-cases.data';
export { docketInput, docketRecord } from './docket/docket.builder';
export { domesticShipmentRecord } from './shipment/shipment.builder';
