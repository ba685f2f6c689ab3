import { docketRecord } from '../docket/docket.builder';
import type { DomesticShipment } from './shipment.schema';

const { id, mode, billingParty, consignor, consignee, packages, freightBasis, declaredValuePaise } = docketRecord();
const number = 'HO/26-27/000001';

/** The shipment of a docket that was booked just now; for specs of screens. */
export const domesticShipmentRecord = (changes: Partial<DomesticShipment> = {}): DomesticShipment => ({
  id,
  docketId: id,
  docket: { id, number },
  billingParty,
  mode,
  consignor,
  consignee,
  packages,
  freightBasis,
  declaredValuePaise,
  vehicleNumber: null,
  status: 'BOOKED',
  statusAt: '2026-11-20T06:00:00.000Z',
  location: null,
  eta: null,
  promisedDate: null,
  ewayBillValidUntil: null,
  exceptions: [],
  exceptionSince: null,
  version: 2,
  invoices: [],
  events: [
    {
      id: '01990000-0000-7000-8000-0000000000e1',
      from: 'DRAFT',
      to: 'BOOKED',
      classifier: 'PLN',
      eventAt: '2026-11-20T06:00:00.000Z',
      location: null,
      remarks: null,
      reason: null,
      said: {},
      source: 'system',
      byUser: { id: '01939000-0000-7000-8000-000000000001', name: 'Asha Rao' },
      recordedAt: '2026-11-20T06:00:00.000Z',
    },
  ],
  known: {},
  exceptionHistory: [],
  pod: null,
  ...changes,
});
