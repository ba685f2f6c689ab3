import { type ReadsNumber, rightNumber } from '@freightdesk/shared-endpoint';
import { ewayBillProblem, normaliseEwayBill } from '../eway-bill/eway-bill.rules';
import { normaliseVehicleNumber, repairVehicleNumber, vehicleProblem } from './vehicle.rules';

/** Twelve digits; its last one checks nothing that is published. */
export const readEwayBill: ReadsNumber = (text) =>
  ewayBillProblem(text) === null ? rightNumber(normaliseEwayBill(text)) : null;

/** A registration mark, also without the zeros that its plate has: `DL1AB123`. */
export const readVehicle: ReadsNumber = (text) => {
  const mark = vehicleProblem(text) === null ? normaliseVehicleNumber(text) : repairVehicleNumber(text);
  return mark === null ? null : rightNumber(mark);
};
